/** Records in the memory of a WebAssembly module: each field is a typed array over its bytes. */
import { RECORDS } from "../generated/records.ts";

/** The array for each type of number; the names are those of numpy. */
const ARRAYS = {
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  u4: Uint32Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
} as const;

interface ArrayOf {
  readonly i1: Int8Array;
  readonly i2: Int16Array;
  readonly i4: Int32Array;
  readonly i8: BigInt64Array;
  readonly u4: Uint32Array;
  readonly u8: BigUint64Array;
  readonly f4: Float32Array;
  readonly f8: Float64Array;
}

interface Field {
  readonly at: number;
  readonly type: keyof ArrayOf;
  readonly shape: readonly number[];
}

type Records = typeof RECORDS;
export type RecordName = keyof Records;
type FieldsOf<Name extends RecordName> = Records[Name]["fields"];

/** Where a record begins in memory: a number that kernels take for this kind of record alone. */
export type Pointer<Name extends RecordName> = number & { readonly record: Name };

/** A record: one array for each field (a single number is an array of one). */
export type RecordOf<Name extends RecordName> = {
  readonly at: Pointer<Name>;
  /** All its bytes. */
  readonly bytes: Uint8Array;
} & {
  readonly [Key in keyof FieldsOf<Name>]: FieldsOf<Name>[Key] extends { readonly type: infer Type extends keyof ArrayOf }
    ? ArrayOf[Type]
    : never;
};

interface Placed {
  readonly name: RecordName;
  readonly record: { readonly at: number };
}

/** The memory of one module. Room that was taken is never given back. */
export class Memory {
  private readonly placed: Placed[] = [];
  private next: number;

  constructor(
    private readonly memory: WebAssembly.Memory,
    heapBase: number,
  ) {
    this.next = heapBase;
  }

  /** Room for a record, without a view of its fields. */
  reserve<Name extends RecordName>(name: Name): Pointer<Name> {
    const start = (this.next + 15) & ~15;
    this.next = start + RECORDS[name].size;
    const missing = this.next - this.memory.buffer.byteLength;
    if (missing > 0) this.grow(Math.ceil(missing / 65536));
    return start as Pointer<Name>;
  }

  /** A new record, all zero. */
  create<Name extends RecordName>(name: Name): RecordOf<Name> {
    const record = { at: this.reserve(name) };
    this.placed.push({ name, record });
    this.lay(name, record);
    return record as RecordOf<Name>;
  }

  /** Copy bytes to where a record begins. */
  write(at: number, bytes: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(bytes, at);
  }

  /** Growing detaches all arrays, so every record gets new ones. */
  private grow(pages: number): void {
    this.memory.grow(pages);
    for (const { name, record } of this.placed) this.lay(name, record);
  }

  private lay(name: RecordName, record: { readonly at: number }): void {
    const { buffer } = this.memory;
    const { size, fields } = RECORDS[name];
    const arrays: Record<string, ArrayBufferView> = { bytes: new Uint8Array(buffer, record.at, size) };
    for (const [key, { at, type, shape }] of Object.entries<Field>(fields)) {
      const length = shape.reduce((product, side) => product * side, 1);
      arrays[key] = new ARRAYS[type](buffer, record.at + at, length);
    }
    Object.assign(record, arrays);
  }
}
