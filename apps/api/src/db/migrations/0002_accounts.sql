CREATE TABLE "google_trips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"handle_hash" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"code_hash" text,
	"identity" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "google_trips_handle_hash_unique" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"handle_hash" text NOT NULL,
	"code_hash" text,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "otps_handle_hash_unique" UNIQUE("handle_hash"),
	CONSTRAINT "otps_one_request" UNIQUE("purpose","subject")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_moderator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_trips_expiry" ON "google_trips" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otps_user" ON "otps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "otps_expiry" ON "otps" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_one_owner" UNIQUE("provider_id","account_id");