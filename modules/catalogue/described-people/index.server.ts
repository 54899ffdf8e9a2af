export { type DescribedPerson, describedPeople } from './people.store.server.ts';
export {
  DESCRIBED_PEOPLE_ADDITIONS,
  DESCRIBED_PEOPLE_EXPORT,
  DESCRIBED_PEOPLE_REMOVALS,
} from './staged.store.server.ts';
