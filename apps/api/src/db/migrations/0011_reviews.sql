CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"href" text NOT NULL,
	"topic_key" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "seller_sales" (
	"seller_id" uuid NOT NULL,
	"month" date NOT NULL,
	"units" numeric(14, 3) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "seller_sales_seller_id_month_pk" PRIMARY KEY("seller_id","month")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"crop_id" uuid,
	"seller_id" uuid NOT NULL,
	"author_id" uuid,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_once" UNIQUE("line_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "rating_score" integer GENERATED ALWAYS AS (round((17500 + rating_sum * 1000)::numeric / (5 + rating_count))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "goal_sales" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "goal_earnings" bigint;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_sales" ADD CONSTRAINT "seller_sales_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_crop_id_crops_id_fk" FOREIGN KEY ("crop_id") REFERENCES "public"."crops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_group" ON "notifications" USING btree ("user_id","topic_key") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_topic" ON "notifications" USING btree ("user_id","topic_key");--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_at") WHERE "notifications"."read_at" is null and "notifications"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seller_sales_month" ON "seller_sales" USING btree ("month","seller_id","units");--> statement-breakpoint
CREATE INDEX "reviews_crop" ON "reviews" USING btree ("crop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_seller" ON "reviews" USING btree ("seller_id","rating");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "crops_rating" ON "crops" USING btree ("rating_score","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_category_rating" ON "crops" USING btree ("category","rating_score","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_state_rating" ON "crops" USING btree ("seller_state","rating_score","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_state_category_rating" ON "crops" USING btree ("seller_state","category","rating_score","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_expiry" ON "crops" USING btree ("expiry_date","id") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "orders_seller_delivered" ON "orders" USING btree ("seller_id","delivered_at","id") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_seller_cancelled" ON "orders" USING btree ("seller_id","cancelled_at") WHERE "orders"."cancelled_at" is not null;--> statement-breakpoint
UPDATE "orders" SET "cancelled_at" = "updated_at" WHERE "status" IN ('rejected', 'cancelled', 'expired');--> statement-breakpoint
INSERT INTO "seller_sales" ("seller_id", "month", "units", "amount")
SELECT o."seller_id", date_trunc('month', o."delivered_at" AT TIME ZONE 'Asia/Kolkata')::date, sum(l."delivered"), sum(l."total")
FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id" AND l."revision" = o."revision"
WHERE o."status" = 'delivered' AND o."seller_id" IS NOT NULL
GROUP BY 1, 2;
