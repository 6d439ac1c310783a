CREATE TABLE "event_deliveries" (
	"event_id" bigint NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"channel" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"parked_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "event_deliveries_event_id_recipient_channel_pk" PRIMARY KEY("event_id","recipient","channel")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dispatched_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_deliveries_due" ON "event_deliveries" USING btree ("next_attempt_at") WHERE delivered_at is null and parked_at is null;--> statement-breakpoint
CREATE INDEX "events_waiting" ON "events" USING btree ("id") WHERE dispatched_at is null;--> statement-breakpoint
CREATE INDEX "events_transaction" ON "events" USING btree ("transaction");--> statement-breakpoint
CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Streams of a session end with it, in every process and however it ends; expired ones have no stream any more.
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (OLD.expires_at > now())
EXECUTE FUNCTION notify_session_ended();
