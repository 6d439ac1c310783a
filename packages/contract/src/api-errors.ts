/**
 * Every error code of the API with its HTTP status and its default English message. There is one code for each
 * case that a client handles differently.
 */
export const apiErrors = {
  validation_failed: { status: 400, message: 'The request is not valid' },
  not_signed_in: { status: 401, message: 'Please log in' },
  invalid_credentials: { status: 401, message: 'Invalid e-mail or password' },
  otp_incorrect: {
    status: 401,
    message: 'The OTP you entered is incorrect. Please try again.',
  },
  otp_missing: { status: 401, message: 'OTP not found. Please request a new OTP.' },
  not_allowed: { status: 403, message: 'This belongs to someone else' },
  suspended: { status: 403, message: 'A moderator has suspended this account' },
  account_too_new: { status: 403, message: 'This is possible 24 hours after sign-up' },
  not_found: { status: 404, message: 'Not found' },
  user_exists: { status: 409, message: 'User already exists. Please log in.' },
  seller_exists: { status: 409, message: 'You are already a seller' },
  conflict: { status: 409, message: 'This has changed in the meantime' },
  out_of_stock: { status: 409, message: 'There is not as much left' },
  cart_full: { status: 409, message: 'The cart is full: it holds 50 listings' },
  own_listing: { status: 409, message: 'This is your own listing' },
  listing_unavailable: { status: 409, message: 'This listing is not for sale now' },
  order_changed: { status: 409, message: 'Prices or stock have changed. Nothing was ordered.' },
  buyer_cap: {
    status: 409,
    message: 'A new buyer may have only so much waiting for answers. Nothing was ordered.',
  },
  no_upi: { status: 409, message: 'A seller of this order has no UPI address' },
  order_state: { status: 409, message: 'The order does not allow this any more' },
  order_terms_changed: {
    status: 409,
    message: 'What this agrees to has changed in the meantime. Please look at the order again.',
  },
  order_step_limit: { status: 409, message: 'This can be done 20 times with an order, no more' },
  handover_code_wrong: { status: 409, message: 'This code is not that of the buyer' },
  handover_code_locked: {
    status: 409,
    message: 'There were too many wrong codes. Record the handover with a reason.',
  },
  utr_used: { status: 409, message: 'This UTR was already reported for another order' },
  not_delivered: { status: 409, message: 'This can be rated once it is delivered' },
  review_exists: { status: 409, message: 'You have rated this already' },
  review_closed: { status: 409, message: 'A review can be changed for seven days only' },
  answer_exists: { status: 409, message: 'You have answered this review already' },
  already_posted: { status: 409, message: 'You have just posted the same text' },
  edit_closed: { status: 409, message: 'A post can be changed for 24 hours only' },
  post_closed: { status: 409, message: 'This was deleted or hidden and cannot be changed' },
  appeal_exists: { status: 409, message: 'There is an appeal already' },
  places_full: { status: 409, message: 'There are 10 places already: remove one first' },
  address_too_long: { status: 414, message: 'This address is too long' },
  too_large: { status: 413, message: 'This is too large' },
  unsupported_media_type: {
    status: 415,
    message: 'This kind of body is not understood here',
  },
  bad_picture: { status: 422, message: 'This file is not a picture that can be read' },
  wrong_picture_order: { status: 422, message: 'The order of pictures does not fit the listing' },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was already used for something else',
  },
  rate_limited: { status: 429, message: 'Too many requests. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  provider_down: {
    status: 503,
    message: 'The weather service does not answer now. Please try again in a few minutes.',
  },
  busy: {
    status: 503,
    message: 'Too many people are doing this just now. Please try again in a few seconds.',
  },
  unavailable: {
    status: 503,
    message: 'Upaj cannot be reached now. Please try again soon.',
  },
  storage_full: {
    status: 507,
    message: 'There is no room left to keep this. Please try again later.',
  },
} as const;

/** A stable code that clients can distinguish. */
export type ApiErrorCode = keyof typeof apiErrors;
/** Every HTTP status of an error. */
export type ErrorStatus = (typeof apiErrors)[ApiErrorCode]['status'];
