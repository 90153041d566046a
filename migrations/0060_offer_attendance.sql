CREATE TABLE "offer_attendance" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"attended_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offer_attendance" ADD CONSTRAINT "offer_attendance_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_attendance_asked" ON "offer_attendance" USING btree ("asked_at") WHERE asked_at IS NOT NULL;--> statement-breakpoint
-- Nobody is told that nobody looked where somebody did before this was written down: looks are in the log of CVs, decisions in the history.
INSERT INTO "offer_attendance" ("offer_id", "attended_at")
SELECT "offer_id", max("at") FROM (
	SELECT "applications"."offer_id", "audit_log"."at" FROM "audit_log"
		JOIN "applications" ON "audit_log"."subject" = 'application:' || "applications"."id"
		WHERE "audit_log"."action" = 'applications.cv-viewed' AND "audit_log"."details" ->> 'what' IS DISTINCT FROM 'ahead'
	UNION ALL
	SELECT "applications"."offer_id", "application_events"."at" FROM "application_events"
		JOIN "applications" ON "applications"."id" = "application_events"."application_id"
		WHERE "application_events"."actor_id" <> "applications"."applicant_id"
) AS "looks" GROUP BY "offer_id";
