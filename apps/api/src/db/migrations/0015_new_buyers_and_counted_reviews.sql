CREATE TABLE "seller_buyers" (
	"month" date NOT NULL,
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	CONSTRAINT "seller_buyers_month_seller_id_buyer_id_pk" PRIMARY KEY("month","seller_id","buyer_id")
);
--> statement-breakpoint
DROP INDEX "orders_waiting";--> statement-breakpoint
DROP INDEX "reviews_seller";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_new_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "counted_month" date;--> statement-breakpoint
ALTER TABLE "seller_buyers" ADD CONSTRAINT "seller_buyers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_buyers" ADD CONSTRAINT "seller_buyers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_buyers_seller" ON "seller_buyers" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_buyers_buyer" ON "seller_buyers" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "orders_reported" ON "orders" USING btree ("object_until") WHERE "orders"."handover" = 'reported';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at") WHERE "reviews"."counted_month" is null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("is_new_buyer","created_at","id") WHERE "orders"."status" = 'placed' and "orders"."payment_status" = 'unpaid';--> statement-breakpoint
CREATE INDEX "reviews_seller" ON "reviews" USING btree ("seller_id","rating") WHERE "reviews"."counted_month" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_counted_once" UNIQUE("seller_id","author_id","counted_month");--> statement-breakpoint
-- Of the reviews and handovers so far, those count that the new rule would have counted.
UPDATE "reviews" SET "counted_month" = counted.month
FROM (
	SELECT DISTINCT ON (r.author_id, r.seller_id, r.month) r.id, r.month
	FROM (SELECT *, date_trunc('month', created_at AT TIME ZONE 'Asia/Kolkata')::date AS month FROM "reviews") r
	JOIN "order_lines" l ON l.id = r.line_id
	JOIN "orders" o ON o.id = l.order_id
	WHERE o.status = 'delivered' AND (o.handover = 'agreed' OR (o.handover = 'reported' AND o.object_until <= now()))
	ORDER BY r.author_id, r.seller_id, r.month, r.created_at, r.id
) counted
WHERE "reviews".id = counted.id;--> statement-breakpoint
UPDATE "crops" SET "rating_sum" = given.stars, "rating_count" = given.count
FROM (
	SELECT c.id, coalesce(sum(r.rating), 0)::int AS stars, count(r.id)::int AS count
	FROM "crops" c LEFT JOIN "reviews" r ON r.crop_id = c.id AND r.counted_month IS NOT NULL
	WHERE c.rating_count > 0 GROUP BY c.id
) given
WHERE "crops".id = given.id AND ("rating_sum", "rating_count") IS DISTINCT FROM (given.stars, given.count);--> statement-breakpoint
INSERT INTO "seller_buyers" ("month", "seller_id", "buyer_id")
SELECT DISTINCT date_trunc('month', delivered_at AT TIME ZONE 'Asia/Kolkata')::date, seller_id, buyer_id
FROM "orders"
WHERE status = 'delivered' AND seller_id IS NOT NULL AND buyer_id IS NOT NULL
	AND (handover = 'agreed' OR (handover = 'reported' AND object_until <= now()));
