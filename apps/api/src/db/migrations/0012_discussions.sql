CREATE TABLE "moderation_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verb" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"comment_id" uuid,
	"excerpt" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"moderator_id" uuid,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_actions_until" CHECK (("moderation_actions"."verb" = 'suspend') = ("moderation_actions"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"comment_id" uuid,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"fingerprint" text NOT NULL,
	"is_by_newcomer" boolean NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"thread_id" uuid NOT NULL,
	"parent_id" uuid,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "comments_counts" CHECK ("comments"."like_count" >= 0 and "comments"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid,
	"comment_id" uuid,
	"title" text,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_versions_of_one" CHECK (num_nonnulls("post_versions"."thread_id", "post_versions"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "thread_likes" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_likes_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "thread_mutes" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "thread_mutes_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "thread_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"thread_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_stats" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"change" integer DEFAULT 0 NOT NULL,
	"accepted_id" uuid,
	"is_listed" boolean DEFAULT true NOT NULL,
	"popularity" bigint GENERATED ALWAYS AS (round(extract(epoch from created_at at time zone 'UTC') + 259200 * ln(1 + like_count + 2 * comment_count) / ln(2.0))) STORED NOT NULL,
	CONSTRAINT "thread_stats_counts" CHECK ("thread_stats"."like_count" >= 0 and "thread_stats"."comment_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"fingerprint" text NOT NULL,
	"is_by_newcomer" boolean NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"title" text NOT NULL,
	"hashtags" text[] NOT NULL,
	"crop" text,
	"search_terms" "tsvector" DEFAULT '' NOT NULL,
	"title_words" text DEFAULT '' NOT NULL,
	"search_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "has_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_likes" ADD CONSTRAINT "thread_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mutes" ADD CONSTRAINT "thread_mutes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mutes" ADD CONSTRAINT "thread_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_pictures" ADD CONSTRAINT "thread_pictures_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_pictures" ADD CONSTRAINT "thread_pictures_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_stats" ADD CONSTRAINT "thread_stats_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_moderators" ON "users" USING btree ("id") WHERE "users"."is_moderator";--> statement-breakpoint
CREATE INDEX "moderation_actions_newest" ON "moderation_actions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_actions_user" ON "moderation_actions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_actions_thread" ON "moderation_actions" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_comment" ON "moderation_actions" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_moderator" ON "moderation_actions" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "moderation_actions_decided_by" ON "moderation_actions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "moderation_actions_appeals" ON "moderation_actions" USING btree ("appealed_at","id") WHERE "moderation_actions"."appealed_at" is not null and "moderation_actions"."decided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_thread" ON "reports" USING btree ("reporter_id","thread_id") WHERE "reports"."comment_id" is null and "reports"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_comment" ON "reports" USING btree ("reporter_id","comment_id") WHERE "reports"."comment_id" is not null and "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("thread_id","comment_id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at","id") WHERE "reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_likes_user" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_likes_latest" ON "comment_likes" USING btree ("comment_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id","number","id","deleted_at","is_hidden") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","number") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_changes" ON "comments" USING btree ("thread_id","change");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_hidden" ON "comments" USING btree ("author_id","fingerprint") WHERE "comments"."is_hidden";--> statement-breakpoint
CREATE INDEX "post_versions_thread" ON "post_versions" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "post_versions_comment" ON "post_versions" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "post_versions_age" ON "post_versions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "thread_likes_user" ON "thread_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_likes_latest" ON "thread_likes" USING btree ("thread_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "thread_mutes_user" ON "thread_mutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_pictures_thread" ON "thread_pictures" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "thread_pictures_author" ON "thread_pictures" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_pictures_unused" ON "thread_pictures" USING btree ("created_at") WHERE "thread_pictures"."thread_id" is null;--> statement-breakpoint
CREATE INDEX "thread_stats_newest" ON "thread_stats" USING btree ("created_at","thread_id") WHERE "thread_stats"."is_listed";--> statement-breakpoint
CREATE INDEX "thread_stats_activity" ON "thread_stats" USING btree ("last_activity_at","thread_id") WHERE "thread_stats"."is_listed";--> statement-breakpoint
CREATE INDEX "thread_stats_popular" ON "thread_stats" USING btree ("popularity","thread_id") WHERE "thread_stats"."is_listed";--> statement-breakpoint
CREATE INDEX "thread_stats_unanswered_newest" ON "thread_stats" USING btree ("created_at","thread_id") WHERE "thread_stats"."is_listed" and "thread_stats"."comment_count" = 0;--> statement-breakpoint
CREATE INDEX "thread_stats_unanswered_popular" ON "thread_stats" USING btree ("popularity","thread_id") WHERE "thread_stats"."is_listed" and "thread_stats"."comment_count" = 0;--> statement-breakpoint
CREATE INDEX "threads_author" ON "threads" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "threads_hidden" ON "threads" USING btree ("author_id","fingerprint") WHERE "threads"."is_hidden";--> statement-breakpoint
CREATE INDEX "threads_search_terms" ON "threads" USING gin ("search_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "threads_title_words" ON "threads" USING gin ("title_words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "threads_search_version" ON "threads" USING btree ("search_version");