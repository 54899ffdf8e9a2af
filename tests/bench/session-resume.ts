// A process of its own that resumes searches it has not cached, and reports how long each took.
import { once } from 'node:events';
import { currentStep } from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { timed } from './session-log.ts';

/** The first ones warm up code and connection: they are not counted. */
const WARM = 10;

const [sids] = (await once(process, 'message')) as [string[]];
await refreshSnapshot();
const times = [];
for (const sid of sids) times.push(await timed(() => currentStep(sid)));
process.send!(times.slice(WARM), () => process.exit(0));
