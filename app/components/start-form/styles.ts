/** Every style of the start form, for pages that load its scripts only when they show it. */
import '../button/button.module.css';
import '../card/card.module.css';
import '../chip/chip.module.css';
import '../field/field.module.css';
import '../range-slider/range-slider.module.css';
import './gender-field.module.css';
import './hints-field.module.css';
import './number-field.module.css';
import './start-form.module.css';
