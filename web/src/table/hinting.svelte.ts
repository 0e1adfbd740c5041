/** Hints at the table: the action at once, or a little more with each asking, as the settings say. */
import type { Hint, Strength } from "../game/coach.ts";
import { MARKET_SLOTS, STRONGEST } from "../generated/facts.ts";
import type { Lead } from "../game/needs.ts";
import type { Source } from "../game/source.ts";
import { settings } from "../settings.svelte.ts";
import { loadCoach } from "../i18n/i18n.svelte.ts";

export class Hinting {
  hint: Hint | null = $state.raw(null);
  strength: Strength = $state(1);
  /** Whether the coach is on its way, and whether it could not come. */
  asking = $state(false);
  missing = $state(false);
  /** Which asking is the present one. */
  private run = 0;

  constructor(private readonly source: Source) {}

  /** Whether there is a coach at this table. */
  get isOffered(): boolean {
    return this.source.hint !== undefined;
  }

  /** Whether there is something to show. */
  isOpen = $derived(this.hint !== null || this.asking || this.missing);

  /** The action itself, once it is told. */
  advised: Hint | null = $derived(this.strength === STRONGEST ? this.hint : null);
  route = $derived(this.advised?.kind === "claim" ? this.advised.told["route"]! : null);
  /** The route that the advice leads to; -1 for none. */
  towards = $derived(this.advised?.told["route"] ?? -1);
  /** The same with the contracts that it is for. */
  lead: Lead | null = $derived.by(() => (this.towards < 0 || !this.contracts ? null : { route: this.towards, contracts: this.contracts }));
  slot = $derived(this.advised && this.advised.action < MARKET_SLOTS ? this.advised.action : null);
  pile = $derived(this.advised?.kind === "deck" || this.advised?.kind === "contracts" ? this.advised.kind : null);

  /** The contracts that are to be looked at; null: the hint is about none, or about an offer. */
  contracts: readonly number[] | null = $derived.by(() => {
    if (!this.hint || this.hint.kind.startsWith("keep")) return null;
    const served = [this.hint.told["contract"]!, this.hint.told["also"]!].filter((contract) => contract >= 0);
    return served.length ? served : null;
  });

  /** Whether the coach would keep this contract. */
  keeps(contract: number): boolean {
    if (!this.advised?.kind.startsWith("keep")) return false;
    const { told, kind } = this.advised;
    return told["contract"] === contract || (kind === "keep-both" && told["other"] === contract);
  }

  /** A first hint, or a stronger one. */
  async ask(): Promise<void> {
    if (!this.isOffered || this.asking) return;
    if (this.hint) {
      this.strength = Math.min(this.strength + 1, STRONGEST) as Strength;
      return;
    }
    const run = ++this.run;
    this.asking = true;
    this.missing = false;
    const [hint] = await Promise.all([this.source.hint!(), loadCoach()]);
    if (run !== this.run) return; // something has happened meanwhile
    this.asking = false;
    this.missing = hint === null;
    this.strength = settings.hint;
    this.hint = hint;
  }

  close(): void {
    this.run += 1;
    this.hint = null;
    this.strength = 1;
    this.asking = this.missing = false;
  }
}
