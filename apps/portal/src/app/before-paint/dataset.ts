/** What styles and scripts are told of the page; one that the build has drawn names its `access`. */
export const { dataset } = document.documentElement;
