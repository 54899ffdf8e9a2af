import { createContext } from 'react';

/** Whether the page is sent with scripts: false where a form said that the browser runs none. */
export const HasScripts = createContext(true);
