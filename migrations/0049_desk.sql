CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_seconds" integer NOT NULL,
	"rows" integer NOT NULL,
	"files" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_claims" (
	"item" text PRIMARY KEY NOT NULL,
	"holder_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maintenances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"is_read_only" boolean NOT NULL,
	"planned_by" integer,
	"planned_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "maintenances_span" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "measures_name_at_pk" PRIMARY KEY("name","at")
);
--> statement-breakpoint
CREATE TABLE "recurring_runs" (
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"failure" text,
	CONSTRAINT "recurring_runs_name_at_pk" PRIMARY KEY("name","at")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "resent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "resent_by" integer;--> statement-breakpoint
CREATE INDEX "backup_runs_at" ON "backup_runs" USING btree ("kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "maintenances_coming" ON "maintenances" USING btree ("ends_at") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "measures_at" ON "measures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "recurring_runs_at" ON "recurring_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_events_at" ON "application_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "offers_published" ON "offers" USING btree ("published_at") WHERE published_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mails_given_up" ON "outgoing_mails" USING btree ("created_at" DESC NULLS LAST) WHERE given_up_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mails_kind" ON "outgoing_mails" USING btree (split_part(key, ':', 1),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outgoing_mails_address" ON "outgoing_mails" USING btree ("to_address");--> statement-breakpoint
CREATE INDEX "payment_ledger_received" ON "payment_ledger" USING btree ("at") WHERE amount <> 0;