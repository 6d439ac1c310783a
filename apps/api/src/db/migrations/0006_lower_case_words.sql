DROP INDEX "crops_words";--> statement-breakpoint
ALTER TABLE "crops" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(normalize("crops"."name" || ' ' || "crops"."description"))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "crops_words" ON "crops" USING gin ("words" gin_trgm_ops);