DROP INDEX "orders_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_new_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("is_new_buyer","created_at","id") WHERE "orders"."status" = 'placed' and "orders"."payment_status" = 'unpaid';