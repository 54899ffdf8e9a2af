import { KERNEL_BYTES } from './kernel.bytes.ts';

/**
 * The loops over every idea, in WebAssembly (`kernel.wat`); arguments are addresses in the snapshot's memory. Where
 * the address of the masses is 0, they are left alone.
 */
export type Kernel = {
  /**
   * `weight[idea] = initial · affordable[step] · generous[dearest >> shift] · younger[ageMin] · older[ageMax] ·
   * recipients[recipient] · seasons[seasonal]`, 0 when not available. The step is 0 for ideas whose cheapest version
   * costs at most `max`, 1 up to `most`, 2 beyond, 3 where no price is known. What is past `generousLast` or `oldest`,
   * as an unknown price, counts as that.
   */
  prior(
    ideas: number,
    weight: number,
    affordable: number,
    max: number,
    most: number,
    generous: number,
    shift: number,
    generousLast: number,
    younger: number,
    older: number,
    oldest: number,
    recipients: number,
    seasons: number,
  ): void;
  /** `mass[code] += weight[idea]` for every code of every idea. */
  weigh(ideas: number, weight: number, mass: number): void;
  /**
   * `weight[idea] *= factor[label]` for the ideas labelled at a question; the masses follow.
   *
   * @returns what all weights together gained.
   */
  answer(ideas: number, weight: number, mass: number, question: number, factor: number): number;
  /**
   * `weight[idea] *= exp(Σ evidence[code] + Σ direction[code] / norm[idea])`; the masses follow.
   *
   * @param than when not -1, only ideas of better quality than this one are touched (or dearer, with equal quality).
   * @returns what all weights together gained.
   */
  reweigh(ideas: number, weight: number, mass: number, table: number, than: number): number;
};

const compiled = new WebAssembly.Module(
  Uint8Array.from(atob(KERNEL_BYTES), (character) => character.charCodeAt(0)),
);

/** The kernel at work on one memory; `addresses` say where the labels stand. */
export function openKernel(memory: WebAssembly.Memory, addresses: Record<string, number>): Kernel {
  return new WebAssembly.Instance(compiled, { core: { memory, ...addresses } }).exports as Kernel;
}
