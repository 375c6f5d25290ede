// A webhook receiver with Go's standard library: go run receiver.go
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"sync"
	"unicode/utf8"
)

var errRefused = errors.New("the webhook must not be trusted")

// rawMembers returns the members of a JSON object with their values as they stand in the text.
func rawMembers(body []byte) (map[string]json.RawMessage, error) {
	decoder := json.NewDecoder(bytes.NewReader(body))
	members := map[string]json.RawMessage{}
	if open, err := decoder.Token(); err != nil || open != json.Delim('{') || !utf8.Valid(body) {
		return nil, errRefused
	}
	for decoder.More() {
		token, err := decoder.Token()
		name, isText := token.(string)
		var value json.RawMessage
		if err != nil || !isText || decoder.Decode(&value) != nil {
			return nil, errRefused
		}
		if _, twice := members[name]; twice {
			return nil, errRefused
		}
		members[name] = value
	}
	if _, err := decoder.Token(); err != nil {
		return nil, errRefused
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errRefused
	}
	return members, nil
}

// VerifyWebhook returns the members of the event when the signature fits the bytes of the body.
func VerifyWebhook(body []byte, signature, secret string) (map[string]json.RawMessage, error) {
	event, err := rawMembers(body)
	if err != nil {
		return nil, err
	}
	signed := body // Form 2 signs the whole body.
	if _, form1 := event["event_id"]; form1 {
		signed = nil
		for _, name := range []string{"event_id", "event_type", "created_at"} {
			var text *string
			if json.Unmarshal(event[name], &text) != nil || text == nil {
				return nil, errRefused
			}
			signed = append(signed, *text...)
		}
		var version string
		if json.Unmarshal(event["api_version"], &version) != nil || version != "v1" || event["data"] == nil {
			return nil, errRefused
		}
		signed = append(signed, event["data"]...)
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write(signed)
	digest := mac.Sum(nil)
	for _, encoded := range []string{hex.EncodeToString(digest), base64.StdEncoding.EncodeToString(digest)} {
		if hmac.Equal([]byte(encoded), []byte(signature)) {
			return event, nil
		}
	}
	return nil, errRefused
}

func variable(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	secret := variable("WEBHOOK_SECRET", "whsec_demo")
	given := variable("WEBHOOK_PORT", "3000")
	port, err := strconv.Atoi(given)
	if err != nil || port < 1 || port > 65535 {
		fmt.Fprintf(os.Stderr, "WEBHOOK_PORT is \"%s\". Set it to a port from 1 to 65535, or leave it out for 3000.\n", given)
		os.Exit(1)
	}
	address := "127.0.0.1:" + strconv.Itoa(port)
	var handled sync.Map
	http.HandleFunc("/webhooks", func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 1<<20))
		if err != nil {
			response.WriteHeader(http.StatusBadRequest)
			return
		}
		signature := request.Header.Get("Service-Signature")
		event, err := VerifyWebhook(body, signature, secret)
		if err != nil {
			response.WriteHeader(http.StatusBadRequest)
			return
		}
		response.WriteHeader(http.StatusNoContent)
		// Deliveries come at least once: the same event can arrive again.
		id := string(event["event_id"])
		if id == "" {
			id = signature
		}
		if _, known := handled.LoadOrStore(id, true); !known {
			fmt.Printf("verified %s%s\n", event["event_type"], event["event"])
		}
	})
	fmt.Printf("Receiver is ready on http://%s/webhooks\n", address)
	log.Fatal(http.ListenAndServe(address, nil))
}
