/** Why a product file cannot be read any further, in French; what came before is good. */
export class UnreadableFeed extends Error {
  /** Where, where that is known. */
  readonly line: number | null;

  constructor(reason: string, line: number | null = null) {
    super(reason);
    this.line = line;
  }
}
