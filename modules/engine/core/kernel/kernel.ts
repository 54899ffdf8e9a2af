import { KERNEL_BYTES } from './kernel.bytes.ts';

/**
 * The loops over every idea, in WebAssembly (`kernel.wat`); arguments are addresses in the snapshot's memory. Where
 * the address of the masses is 0, they are not updated.
 */
export type Kernel = {
  /**
   * `weight[idea] = initial · maxPriceFactors[step] · minPriceFactors[dearest >> shift] · minAgeFactors[ageMin] ·
   * maxAgeFactors[ageMax] · recipientFactors[recipient] · seasonFactors[seasonal]`, 0 when not available. The step is 0
   * for ideas whose cheapest version costs at most `max`, 1 up to `tolerated`, 2 beyond, 3 where no price is known. What
   * is past `lastMinPriceFactor` or `ageCap`, as an unknown price, counts as that.
   */
  prior(
    ideas: number,
    weight: number,
    maxPriceFactors: number,
    max: number,
    tolerated: number,
    minPriceFactors: number,
    shift: number,
    lastMinPriceFactor: number,
    minAgeFactors: number,
    maxAgeFactors: number,
    ageCap: number,
    recipientFactors: number,
    seasonFactors: number,
  ): void;
  /** `mass[code] += weight[idea]` for every code of every idea. */
  addMasses(ideas: number, weight: number, mass: number): void;
  /**
   * `weight[idea] *= factor[label]` for the ideas labelled at a question; the masses are updated.
   *
   * @returns what all weights together gained.
   */
  applyFactors(
    ideas: number,
    weight: number,
    mass: number,
    question: number,
    factor: number,
  ): number;
  /**
   * `weight[idea] *= exp(Σ evidence[code] + Σ direction[code] / norm[idea])`; the masses are updated.
   *
   * @param betterThan when not -1, only ideas of better quality than this one are touched (or dearer, with equal quality).
   * @returns what all weights together gained.
   */
  applyTable(
    ideas: number,
    weight: number,
    mass: number,
    table: number,
    betterThan: number,
  ): number;
};

const compiled = new WebAssembly.Module(
  Uint8Array.from(atob(KERNEL_BYTES), (character) => character.charCodeAt(0)),
);

/** The kernel on one memory; `addresses` say where its arrays begin. */
export function openKernel(memory: WebAssembly.Memory, addresses: Record<string, number>): Kernel {
  return new WebAssembly.Instance(compiled, { core: { memory, ...addresses } }).exports as Kernel;
}
