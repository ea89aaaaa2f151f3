/** The behaviours that every page loads, one custom element each. Every page works without them. */
import './cell-links.ts';
import './keep-place.ts';
import './link-notice.ts';
import './search.ts';
import './service-worker.ts';
import './share/share-menu.ts';
import './table-roles.ts';
import './table-sides.ts';
import './theme-switch.ts';
import './work-out.ts';
