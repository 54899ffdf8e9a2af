import * as build from 'virtual:react-router/server-build';
import { createRequestListener } from '@react-router/node';

export const requestListener = createRequestListener({ build, mode: import.meta.env.MODE });
