import { type Kernel, openKernel } from '../kernel/kernel.ts';
import type { Relations } from './relations.ts';

export const CATEGORY = {
  Unknown: 0,
  AskOnlyIfNeeded: 1,
  GoodToAsk: 2,
  AverageQuality: 3,
  TagSecondary: 4,
  AskStart: 5,
  TagMain: 6,
} as const;

export const RECIPIENT = { Couple: 0, Female: 1, Male: 2, Others: 3, Unknown: 4 } as const;

/** The label of a question that was said not to matter for an idea. */
export const NONE = 3;
/** The label of a question without a « yes » to which an idea makes no sense. */
export const YES_IS_NEEDED = 6;
/** In place of a label where an idea has none at a question; never stored. */
export const MISSING = 7;
/** Labels run from 0 (NoIsNeeded) over 3 (None) to 6 (YesIsNeeded); MISSING follows. */
export const LABEL_COUNT = 8;

/** In a code, `question << LABEL_BITS | label`, the label may also be a prediction (`predictions.ts`): those follow MISSING. */
export const LABEL_BITS = 4;
export const CODES_PER_QUESTION = 1 << LABEL_BITS;
export const LABEL_MASK = CODES_PER_QUESTION - 1;

/** Labels come in groups of this many, so that they can be compared eight at a time. */
export const GROUP = 8;

/** What a snapshot is beside its memory: plain data that can be posted to another thread. */
export type Header = {
  ideaCount: number;
  readonly ideaCapacity: number;
  readonly questionCount: number;
  /** Groups of labels in use; those of ideas that moved are counted until the next whole build. */
  groupCount: number;
  /** Codes of a question that ideas may have: LABEL_COUNT until one of them has a prediction, CODES_PER_QUESTION from then on. */
  usedCodes: number;
  /** How many beliefs the memory has room for. */
  readonly beliefCapacity: number;
  readonly category: Uint8Array;
  /** Share of real answers that are « yes », before anything is known. */
  readonly baseRate: Float64Array;
  /** Share of « I don't know » among the answers. */
  readonly unknownRate: Float64Array;
  readonly relations: Relations;
  /** Pairs of near-duplicates (one product of another quality), both ways, in ascending order. */
  nearDuplicates: Int32Array;
};

/**
 * The catalogue as the engine reads it: ideas and questions named by their index, everything in one piece of
 * memory that threads share and the kernel reads and writes. About 55 bytes an idea and 2 a label.
 *
 * Only the thread that serves may change it once it was built (`putIdea`); each change raises `version`.
 */
export class Snapshot {
  readonly memory: WebAssembly.Memory;
  readonly header: Header;
  readonly kernel: Kernel;
  version = 0;

  /** What the cheapest and the dearest version cost in cents, -1 when unknown. */
  readonly cheapest: Int32Array;
  readonly dearest: Int32Array;
  /** Age range of the recipient in months, both ends included. */
  readonly ageMin: Uint16Array;
  readonly ageMax: Uint16Array;
  /** Index of the subject the idea is for (RECIPIENT). */
  readonly recipient: Uint8Array;
  readonly available: Uint8Array;
  /** 1 for an idea that only makes sense at Christmas. */
  readonly seasonal: Uint8Array;
  /** 1 for an idea that is for those who begin with what it is about. */
  readonly forBeginners: Uint8Array;
  /** Prior weight drawn from the rating and from past acceptance. */
  readonly quality: Float64Array;
  /** The weight before anything is known: its quality, less for what it needs. */
  readonly initial: Float64Array;
  /** The next idea of those of which one is shown: the same product, another size or colour, the same show. Each group is a ring. */
  readonly nextTwin: Int32Array;
  /** Euclidean norm of the idea's label vector, 1 where it is zero. */
  readonly norm: Float64Array;
  /** Where the labels of each idea start, how many groups they take, and how many labels there are. */
  readonly firstGroup: Uint32Array;
  readonly groups: Uint16Array;
  readonly labelCount: Uint16Array;
  /** Labels and predictions, `question << LABEL_BITS | label`, in question order for each idea. */
  codes: Uint16Array;
  /** What the kernel's `applyTable` reads: for each code its evidence and its direction; zero between calls. */
  readonly table: Float64Array;
  /** What the kernel's `applyFactors` reads: a factor for each label or prediction. */
  readonly factors: Float64Array;
  /** What the kernel's `prior` reads: a factor for each price, age, recipient and season. */
  readonly profileFactors: Float64Array;

  readonly #addresses: ReturnType<typeof layout>;

  constructor(memory: WebAssembly.Memory, header: Header) {
    this.memory = memory;
    this.header = header;
    const at = layout(header);
    this.#addresses = at;
    const { buffer } = memory;
    const ideas = header.ideaCapacity;
    this.quality = new Float64Array(buffer, at.quality, ideas);
    this.initial = new Float64Array(buffer, at.initial, ideas);
    this.norm = new Float64Array(buffer, at.norm, ideas);
    this.cheapest = new Int32Array(buffer, at.cheapest, ideas);
    this.dearest = new Int32Array(buffer, at.dearest, ideas);
    this.nextTwin = new Int32Array(buffer, at.nextTwin, ideas);
    this.firstGroup = new Uint32Array(buffer, at.first, ideas);
    this.ageMin = new Uint16Array(buffer, at.ageMin, ideas);
    this.ageMax = new Uint16Array(buffer, at.ageMax, ideas);
    this.groups = new Uint16Array(buffer, at.groups, ideas);
    this.labelCount = new Uint16Array(buffer, at.labelCount, ideas);
    this.recipient = new Uint8Array(buffer, at.recipient, ideas);
    this.available = new Uint8Array(buffer, at.available, ideas);
    this.seasonal = new Uint8Array(buffer, at.seasonal, ideas);
    this.forBeginners = new Uint8Array(buffer, at.forBeginners, ideas);
    this.codes = new Uint16Array(buffer, at.codes);
    this.table = new Float64Array(buffer, at.table, 2 * codeCount(header));
    this.factors = new Float64Array(buffer, at.factors, CODES_PER_QUESTION);
    this.profileFactors = new Float64Array(buffer, at.profileFactors, PROFILE_FACTORS);
    this.kernel = openKernel(memory, at);
  }

  get ideaCount(): number {
    return this.header.ideaCount;
  }

  get questionCount(): number {
    return this.header.questionCount;
  }

  /** Codes of a question from this one on are of no idea. */
  get usedCodes(): number {
    return this.header.usedCodes;
  }

  /** Makes room for more groups of labels; an older view of the codes stays valid for what it shows. */
  reserve(groups: number): void {
    const missing = this.#addresses.codes + groups * GROUP * 2 - this.memory.buffer.byteLength;
    if (missing <= 0) return;
    this.memory.grow(Math.ceil(Math.max(missing, GROWTH_BYTES) / PAGE_BYTES));
    this.codes = new Uint16Array(this.memory.buffer, this.#addresses.codes);
  }

  /** The memory of one belief: a weight for each idea, the mass of each code. */
  beliefMemory(slot: number): {
    weight: Float64Array;
    mass: Float64Array;
  } {
    const { beliefs } = this.#addresses;
    const at = beliefs + slot * beliefBytes(this.header);
    const { buffer } = this.memory;
    const { ideaCapacity } = this.header;
    const weight = new Float64Array(buffer, at, ideaCapacity);
    const mass = new Float64Array(buffer, at + 8 * ideaCapacity, codeCount(this.header));
    return { weight, mass };
  }
}

/** The most factors that a profile needs. */
export const PROFILE_FACTORS = 8192;

const PAGE_BYTES = 65_536;
const PAGES_MAX = 65_536;
const GROWTH_BYTES = 1 << 22;
/** Memory for beliefs: each session in progress has one, of 8 bytes an idea and 128 a question. */
const BELIEFS_BYTES = 96 * 2 ** 20;
const BELIEFS_MIN = 4;
const BELIEFS_MAX = 256;

/** One code more than there are questions: the code that fills up a group. */
function codeCount({ questionCount }: Pick<Header, 'questionCount'>): number {
  return (questionCount + 1) * CODES_PER_QUESTION;
}

function beliefBytes(header: Pick<Header, 'questionCount' | 'ideaCapacity'>): number {
  return 8 * (header.ideaCapacity + codeCount(header));
}

export function beliefCapacity(header: Pick<Header, 'questionCount' | 'ideaCapacity'>): number {
  const room = Math.floor(BELIEFS_BYTES / beliefBytes(header));
  return Math.max(BELIEFS_MIN, Math.min(BELIEFS_MAX, room));
}

/** The address of everything in the memory; labels come last, since they grow. */
function layout(header: Header) {
  const ideas = header.ideaCapacity;
  let next = 16;
  const reserve = (bytes: number) => {
    const at = next;
    next = Math.ceil((at + bytes) / 16) * 16;
    return at;
  };
  return {
    factors: reserve(8 * CODES_PER_QUESTION),
    profileFactors: reserve(8 * PROFILE_FACTORS),
    table: reserve(16 * codeCount(header)),
    beliefs: reserve(header.beliefCapacity * beliefBytes(header)),
    quality: reserve(8 * ideas),
    initial: reserve(8 * ideas),
    norm: reserve(8 * ideas),
    cheapest: reserve(4 * ideas),
    dearest: reserve(4 * ideas),
    nextTwin: reserve(4 * ideas),
    first: reserve(4 * ideas),
    ageMin: reserve(2 * ideas),
    ageMax: reserve(2 * ideas),
    groups: reserve(2 * ideas),
    labelCount: reserve(2 * ideas),
    recipient: reserve(ideas),
    available: reserve(ideas),
    seasonal: reserve(ideas),
    forBeginners: reserve(ideas),
    codes: reserve(0),
  };
}

/**
 * Memory for a snapshot that is still empty. The system hands memory out when it is first written to: that of the beliefs is
 * written now, by the thread that builds, so that no step of a visitor waits for it.
 */
export function allocate(header: Header, groups: number): WebAssembly.Memory {
  const { beliefs, codes } = layout(header);
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((codes + groups * GROUP * 2) / PAGE_BYTES),
    maximum: PAGES_MAX,
    shared: true,
  });
  new Uint8Array(memory.buffer, beliefs, header.beliefCapacity * beliefBytes(header)).fill(0);
  return memory;
}
