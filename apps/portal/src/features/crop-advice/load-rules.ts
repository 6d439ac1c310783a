/** Loads the rules with their data. Once loaded, the service worker has them for a phone without a connection. */
export const loadRules = () => import('@upaj/content/crops/recommend-crops');
