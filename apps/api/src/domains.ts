// Every domain of the product, one line each.
export { accounts } from './domains/accounts/accounts.module.ts';
export { cart } from './domains/cart/cart.module.ts';
export { chat } from './domains/chat/chat.module.ts';
export { contact } from './domains/contact/contact.module.ts';
export { cropAdvice } from './domains/crop-advice/crop-advice.module.ts';
export { crops } from './domains/crops/crops.module.ts';
export { disease } from './domains/disease/disease.module.ts';
export { labs } from './domains/labs/labs.module.ts';
export { moderation } from './domains/moderation/moderation.module.ts';
export { notifications } from './domains/notifications/notifications.module.ts';
export { orders } from './domains/orders/orders.module.ts';
export { reviews } from './domains/reviews/reviews.module.ts';
export { sellers } from './domains/sellers/sellers.module.ts';
export { threads } from './domains/threads/threads.module.ts';
export { weather } from './domains/weather/weather.module.ts';
