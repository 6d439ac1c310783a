// Bundled into the head of every page, where it runs before the first paint: each of these acts when it is loaded.
import './loading.ts';
import './early-actions.ts';
import './theme.ts';
import './way-in.ts';
