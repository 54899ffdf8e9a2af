// Loaded before a process's own code: its wall clock jumps an hour ahead, and back again, each time it gets SIGUSR2.
const HOUR_MS = 3_600_000;
const TrueDate = Date;
let ahead = 0;

globalThis.Date = class extends TrueDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length > 0 ? parts : [TrueDate.now() + ahead]) as [number]));
  }

  static override now(): number {
    return TrueDate.now() + ahead;
  }
} as DateConstructor;

process.on('SIGUSR2', () => {
  ahead = HOUR_MS - ahead;
  console.log(`clock jumped: ${ahead}`);
});
