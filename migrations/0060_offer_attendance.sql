CREATE TABLE "offer_attendance" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"attended_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offer_attendance" ADD CONSTRAINT "offer_attendance_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_attendance_asked" ON "offer_attendance" USING btree ("asked_at") WHERE asked_at IS NOT NULL;