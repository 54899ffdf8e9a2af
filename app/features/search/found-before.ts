import { createContext } from 'react';

/** Whether the end of the search is looked at again: only its first sight is celebrated. */
export const FoundBefore = createContext(false);
