import { themeKey } from '../../shared/storage-keys.ts';
import { dataset } from './dataset.ts';

// Here and not with the first component, so that no other theme flashes.
const theme = localStorage.getItem(themeKey);
if (theme) dataset.theme = theme;
