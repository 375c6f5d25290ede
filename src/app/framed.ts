/** The sandbox in a page without an origin, where neither modules nor other workers can be loaded: one script, which finds its address in a name. */
import './page.js';
