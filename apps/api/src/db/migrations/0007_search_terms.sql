DROP INDEX "crops_words";--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "search_terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "name_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "crops_search_terms" ON "crops" USING gin ("search_terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "crops_name_words" ON "crops" USING gin ("name_words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "crops_search_version" ON "crops" USING btree ("search_version");--> statement-breakpoint
ALTER TABLE "crops" DROP COLUMN "words";