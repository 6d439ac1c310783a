CREATE TABLE "suspended_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_causes" (
	"notification_id" uuid NOT NULL,
	"scope" uuid NOT NULL,
	"item" uuid NOT NULL,
	"counted" uuid NOT NULL,
	"subject" text NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_causes_notification_id_item_counted_pk" PRIMARY KEY("notification_id","item","counted")
);
--> statement-breakpoint
ALTER TABLE "suspended_addresses" ADD CONSTRAINT "suspended_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_causes" ADD CONSTRAINT "notification_causes_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspended_addresses_user" ON "suspended_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_causes_scope" ON "notification_causes" USING btree ("scope","item");--> statement-breakpoint
CREATE INDEX "notification_causes_counted" ON "notification_causes" USING btree ("counted");--> statement-breakpoint
-- Hashtags have one spelling now: the job of search terms reads them again.
UPDATE "threads" SET "search_version" = 0 WHERE "title" LIKE '%#%' OR "content" LIKE '%#%';
--> statement-breakpoint
INSERT INTO "notification_causes"
	SELECT "id", place[1]::uuid, place[2]::uuid, place[2]::uuid, "subject", "href", "created_at"
	FROM "notifications", regexp_match("href", '^/discussions/([0-9a-f-]{36})#comment-([0-9a-f-]{36})$') place
	WHERE "count" = 1 AND "kind" IN ('comment-received', 'reply-received', 'mentioned', 'answer-accepted') AND place IS NOT NULL;
