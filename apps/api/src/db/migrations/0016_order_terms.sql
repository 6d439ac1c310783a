-- Buyers answer a proposal by its id.
UPDATE "orders" SET "amendment" = "amendment" || jsonb_build_object('id', gen_random_uuid()) WHERE "amendment" IS NOT NULL;
--> statement-breakpoint
-- What people wrote goes with their account, also with those that were deleted before.
UPDATE "order_events" SET "reason" = NULL WHERE "actor_id" IS NULL AND "by" <> 'system' AND "reason" IS NOT NULL;
--> statement-breakpoint
UPDATE "payment_entries" SET "reason" = NULL WHERE "actor_id" IS NULL AND "reason" IS NOT NULL;
--> statement-breakpoint
UPDATE "reviews" SET "text" = '' WHERE "author_id" IS NULL AND "text" <> '';
