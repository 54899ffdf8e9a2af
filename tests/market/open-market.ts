import { parseArgs } from 'node:util';
import { type Market, type MarketOptions, startMarket } from './index.ts';

/** Opens the market for a person, on three ports from the one that `--port` names. */
export async function openMarket(options: MarketOptions = {}): Promise<Market> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4101' } } });
  const port = Number(values.port);
  try {
    return await startMarket({ ...options, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(
      `L’un des ports ${port} à ${port + 2} est pris : choisis-en d’autres, avec -- --port 4201.`,
    );
    process.exit(1);
  }
}
