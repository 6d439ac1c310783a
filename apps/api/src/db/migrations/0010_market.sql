CREATE TABLE "cart_items" (
	"user_id" uuid NOT NULL,
	"crop_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_when_added" bigint NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_items_user_id_crop_id_pk" PRIMARY KEY("user_id","crop_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"crop_id" uuid NOT NULL,
	"line_id" uuid,
	"kind" text NOT NULL,
	"stock" numeric(14, 3) NOT NULL,
	"reserved" numeric(14, 3) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_once" UNIQUE("line_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"total" bigint
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"revision" smallint NOT NULL,
	"position" smallint NOT NULL,
	"crop_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"unit" text NOT NULL,
	"picture_id" uuid,
	"picture_width" integer,
	"picture_height" integer,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"delivered" numeric(9, 3),
	"total" bigint NOT NULL,
	CONSTRAINT "order_lines_in_order" UNIQUE("order_id","revision","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 10000),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."price" > 0),
	CONSTRAINT "order_lines_delivered" CHECK ("order_lines"."delivered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"buyer_id" uuid,
	"seller_id" uuid,
	"buyer_name" text,
	"seller_name" text,
	"address" jsonb,
	"status" text NOT NULL,
	"payment" text NOT NULL,
	"payment_status" text NOT NULL,
	"total" bigint NOT NULL,
	"revision" smallint DEFAULT 0 NOT NULL,
	"handover" text,
	"object_until" timestamp (3) with time zone,
	"amendment" jsonb,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"checkout_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"seller_id" uuid,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"reason" text,
	CONSTRAINT "payment_entries_amount" CHECK ("payment_entries"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "reserved" numeric(14, 3) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "upi" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_crop_id_crops_id_fk" FOREIGN KEY ("crop_id") REFERENCES "public"."crops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_crop" ON "stock_movements" USING btree ("crop_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_crop" ON "order_lines" USING btree ("crop_id");--> statement-breakpoint
CREATE INDEX "order_lines_picture" ON "order_lines" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout" ON "orders" USING btree ("buyer_id","checkout_key","seller_id") WHERE "orders"."checkout_key" is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_status" ON "orders" USING btree ("buyer_id","status","created_at","id","total");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller_status" ON "orders" USING btree ("seller_id","status","created_at","id","total");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'placed' and "orders"."payment_status" = 'unpaid';--> statement-breakpoint
CREATE INDEX "payment_entries_order" ON "payment_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_claim" ON "payment_entries" USING btree ("seller_id","reference") WHERE "payment_entries"."kind" = 'claimed';--> statement-breakpoint
ALTER TABLE "crops" ADD CONSTRAINT "crops_reserved_in_stock" CHECK ("crops"."reserved" >= 0 and "crops"."reserved" <= "crops"."quantity");--> statement-breakpoint
INSERT INTO "stock_movements" ("crop_id", "kind", "stock", "reserved", "at")
SELECT "id", 'listed', "quantity", 0, "created_at" FROM "crops";
