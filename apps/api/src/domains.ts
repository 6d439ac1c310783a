// Every domain of the product, one line each.
export { accounts } from './domains/accounts/accounts.module.ts';
export { cart } from './domains/cart/cart.module.ts';
export { contact } from './domains/contact/contact.module.ts';
export { crops } from './domains/crops/crops.module.ts';
export { moderation } from './domains/moderation/moderation.module.ts';
export { notifications } from './domains/notifications/notifications.module.ts';
export { orders } from './domains/orders/orders.module.ts';
export { reviews } from './domains/reviews/reviews.module.ts';
export { sellers } from './domains/sellers/sellers.module.ts';
export { threads } from './domains/threads/threads.module.ts';
