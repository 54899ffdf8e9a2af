/**
 * Every style of the start form, for pages that load its scripts only when they show it; the parts of `ui` have theirs on every
 * page. `?styles` has vite.config.ts leave out the names of the classes, which such a page does not use.
 */
import './age-picker.module.css?styles';
import './gender-field.module.css?styles';
import './hints-field.module.css?styles';
import './number-field.module.css?styles';
import './parcel.module.css?styles';
import './start-form.module.css?styles';
