/**
 * The cards of the first game: two orange cards that pay for the stretch which both contracts
 * need, so the first turn is a claim; the market has the colours of the next one.
 */
export const SEED = `1650${"00".repeat(28)}0a17`;
