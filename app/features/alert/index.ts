export { AlertLink } from './alert-link.tsx';
