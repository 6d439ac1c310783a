CREATE TABLE "chat_feedback" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"reason" text,
	"comment" text,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"fact_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_feedback_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "weather_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"spot" text NOT NULL,
	"is_home" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_reports" (
	"key" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_places" ADD CONSTRAINT "weather_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "weather_places_spot" ON "weather_places" USING btree ("user_id","spot");--> statement-breakpoint
CREATE INDEX "weather_reports_fetched" ON "weather_reports" USING btree ("fetched_at");