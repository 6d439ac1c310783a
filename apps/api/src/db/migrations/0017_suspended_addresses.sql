CREATE TABLE "suspended_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suspended_addresses" ADD CONSTRAINT "suspended_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspended_addresses_user" ON "suspended_addresses" USING btree ("user_id");--> statement-breakpoint
-- Hashtags have one spelling now: the job of search terms reads them again.
UPDATE "threads" SET "search_version" = 0 WHERE "title" LIKE '%#%' OR "content" LIKE '%#%';
