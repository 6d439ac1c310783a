ALTER TABLE "crops" DROP CONSTRAINT "crops_seller_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_state";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_with_state" UNIQUE("id","state");--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "seller_state" text;--> statement-breakpoint
UPDATE "crops" SET "seller_state" = "users"."state" FROM "users" WHERE "users"."id" = "crops"."seller_id";--> statement-breakpoint
ALTER TABLE "crops" ALTER COLUMN "seller_state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "crops" ADD CONSTRAINT "crops_seller" FOREIGN KEY ("seller_id","seller_state") REFERENCES "public"."users"("id","state") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "crops_state_newest" ON "crops" USING btree ("seller_state","created_at","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_state_price" ON "crops" USING btree ("seller_state","price","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_state_category_newest" ON "crops" USING btree ("seller_state","category","created_at","id","expiry_date") WHERE not "crops"."is_paused";--> statement-breakpoint
CREATE INDEX "crops_state_category_price" ON "crops" USING btree ("seller_state","category","price","id","expiry_date") WHERE not "crops"."is_paused";
