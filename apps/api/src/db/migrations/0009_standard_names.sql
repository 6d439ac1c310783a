-- Without the foreign key: the platform's table names no table of a domain. Account deletion deletes these rows itself.
ALTER TABLE "idempotent_answers" DROP CONSTRAINT "idempotent_answers_person_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "idempotent_answers" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "reply" TO "response";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "idempotent_answers_person_id_key_pk" TO "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER INDEX "idempotent_answers_age" RENAME TO "idempotency_keys_age";--> statement-breakpoint
ALTER TABLE "google_trips" RENAME TO "oauth_states";--> statement-breakpoint
ALTER TABLE "oauth_states" RENAME CONSTRAINT "google_trips_pkey" TO "oauth_states_pkey";--> statement-breakpoint
ALTER TABLE "oauth_states" RENAME CONSTRAINT "google_trips_handle_hash_unique" TO "oauth_states_handle_hash_unique";--> statement-breakpoint
ALTER INDEX "google_trips_expiry" RENAME TO "oauth_states_expiry";
