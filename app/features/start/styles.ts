/** Every style of the start form, for pages that load its scripts only when they show it. */
import '#app/ui/button/button.module.css';
import '#app/ui/card/card.module.css';
import '#app/ui/chip/chip.module.css';
import '#app/ui/field/field.module.css';
import '#app/ui/range-slider/range-slider.module.css';
import './age-picker.module.css';
import './gender-field.module.css';
import './hints-field.module.css';
import './number-field.module.css';
import './parcel.module.css';
import './start-form.module.css';
