/** Most pictures of one listing, counted. */
export const maxPictures = 6;
/** Largest picture that is accepted, in bytes. */
export const maxPictureBytes = 10_000_000;
/** Largest JSON body with a post, in bytes: 10,000 characters of twelve UTF-16 units, each of three bytes. */
export const maxPostBytes = 400_000;
/** Most trade units U of one listing in a cart or an order. */
export const mostTradeUnits = 10_000;
/** Most listings in a cart or an order, counted. */
export const mostCartItems = 50;
/** Largest JSON body of most endpoints, in bytes: twice the longest listing in Hindi. */
export const usualBodyBytes = 16_384;
/** Deepest nesting of a JSON body: lists and objects within each other, counted. */
export const mostBodyDepth = 8;
/** Most values of a JSON body, counted: a checkout of fifty listings has about 160. */
export const mostBodyValues = 500;
/** Largest JSON body of a question to KrishiBot with its conversation, in bytes. */
export const maxQuestionBytes = 32_000;
