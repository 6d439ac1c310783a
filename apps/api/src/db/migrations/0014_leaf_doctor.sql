CREATE TABLE "diagnoses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"crop" text NOT NULL,
	"opinion" jsonb NOT NULL,
	"model_version" text,
	"signs" text[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"progress" text
);
--> statement-breakpoint
CREATE TABLE "leaf_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"crop" text NOT NULL,
	"opinion" jsonb NOT NULL,
	"model_version" text,
	"is_right" boolean NOT NULL,
	"actual" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaf_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid,
	"feedback_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaf_feedback" ADD CONSTRAINT "leaf_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaf_pictures" ADD CONSTRAINT "leaf_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaf_pictures" ADD CONSTRAINT "leaf_pictures_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnoses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaf_pictures" ADD CONSTRAINT "leaf_pictures_feedback_id_leaf_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."leaf_feedback"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnoses_user" ON "diagnoses" USING btree ("user_id","made_at","id");--> statement-breakpoint
CREATE INDEX "leaf_feedback_user" ON "leaf_feedback" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leaf_feedback_age" ON "leaf_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leaf_pictures_user" ON "leaf_pictures" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "leaf_pictures_diagnosis" ON "leaf_pictures" USING btree ("diagnosis_id","position");--> statement-breakpoint
CREATE INDEX "leaf_pictures_feedback" ON "leaf_pictures" USING btree ("feedback_id");--> statement-breakpoint
CREATE INDEX "leaf_pictures_unused" ON "leaf_pictures" USING btree ("created_at") WHERE "leaf_pictures"."diagnosis_id" is null and "leaf_pictures"."feedback_id" is null;