/* Generated from openapi/ by `npm run generate`: validators compiled ahead of time. Change the contract, not this file. */
// @ts-nocheck: machine-made JavaScript, whose types stand in ../compiled.ts.
import { equal, formats, ucs2length } from '../compiled-helpers.js';
export const answerPointers = [
  "#/components/schemas/PaymentRequestList",
  "#/components/schemas/ErrorInvalidParameter",
  "#/components/schemas/ErrorUnauthenticated",
  "#/components/schemas/ErrorPermissionDenied",
  "#/components/schemas/ErrorMethodNotAllowed",
  "#/components/schemas/ErrorRateLimited",
  "#/components/schemas/ErrorInternalServerError",
  "#/components/schemas/ErrorServiceUnavailable",
  "#/components/schemas/PaymentRequest",
  "#/components/schemas/ErrorIdempotencyConflict",
  "#/components/schemas/ErrorIdempotencyUnprocessable",
  "#/components/schemas/ErrorNotFound",
  "#/components/schemas/TransactionList",
  "#/components/schemas/Transaction",
  "#/components/schemas/InvoiceList",
  "#/components/schemas/Invoice",
  "#/components/schemas/PayoutList",
  "#/components/schemas/PayoutCreated",
  "#/components/schemas/ErrorPayoutUnprocessable",
  "#/components/schemas/Payout",
  "#/components/schemas/WebhookEndpointList",
  "#/components/schemas/WebhookEndpoint",
  "#/components/schemas/ErrorWebhookConflict",
  "#/components/schemas/WebhookDeletion",
  "#/components/schemas/Balance",
  "#/components/schemas/Account"
];
export const touchedBy = {
  "auth-error-body-status": [
    "#/components/schemas/ErrorUnauthenticated"
  ],
  "envelope-form2": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "error-codes-catalog": [
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-codes-overview": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "error-details-string": [
    "#/components/schemas/ErrorInvalidParameter",
    "#/components/schemas/ErrorUnauthenticated",
    "#/components/schemas/ErrorPermissionDenied",
    "#/components/schemas/ErrorMethodNotAllowed",
    "#/components/schemas/ErrorRateLimited",
    "#/components/schemas/ErrorInternalServerError",
    "#/components/schemas/ErrorServiceUnavailable",
    "#/components/schemas/ErrorIdempotencyConflict",
    "#/components/schemas/ErrorIdempotencyUnprocessable",
    "#/components/schemas/ErrorNotFound",
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorWebhookConflict"
  ],
  "semantic-status-422": [
    "#/components/schemas/ErrorPayoutUnprocessable",
    "#/components/schemas/ErrorUnprocessable"
  ],
  "envelope-form2-events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ],
  "events-named": [
    "createWebhook",
    "#/components/schemas/WebhookEndpointList",
    "#/components/schemas/WebhookEndpoint"
  ]
};
const ms={listPayments(){return{general:(()=>{const U={};U.exports=u,U.exports.default=u;const he={paths:{"/payments":{get:{
operationId:"listPayments",parameters:[{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,
default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",
minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:[
"pending","paid","expired","failed"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,
schema:{type:"string",format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,
schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],
properties:{query:{type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"\
string",minLength:1},ending_before:{type:"string",minLength:1},status:{type:"string",enum:["pending","paid","expired","f\
ailed"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-\
time"];function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,
c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),x&&typeof x=="object"&&!Array.
isArray(x)){let b;if(x.query===void 0&&(b="query")||x.headers===void 0&&(b="headers")||x.params===void 0&&(b="params"))return u.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(x.query!==void 0){
let l=x.query;const v=c;if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){l.limit===void 0&&(l.limit=10);let w=l.limit;
const D=c;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let p=typeof w,y;if(y===void 0)if(p==="boolean"||w===
null||p==="string"&&w&&w==+w&&!(w%1))y=+w;else return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(w=y,l!==void 0&&(l.limit=y))}if(c===
D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return u.
errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var q=D===c;if(q){if(l.starting_after!==void 0){let p=l.starting_after;const y=c;if(typeof p!=
"string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=
[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.starting_after=g))}if(c===y&&typeof p=="string"&&p.length<2&&J(p)<1)
return u.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.ending_before!==void 0){let p=l.ending_before;
const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else
return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.ending_before=g))}if(c===y&&typeof p=="string"&&p.length<
2&&J(p)<1)return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.status!==void 0){let p=l.status;
const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else
return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.status=g))}if(!(p==="pending"||p==="paid"||p==="expired"||p==="faile\
d"))return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:he.properties.query.properties.status.enum}}],!1;var q=y===c}else var q=!0;if(q){if(l.created_after!==
void 0){let p=l.created_after;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolea\
n")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.created_after=
g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=y===c}else var q=!0;
if(q)if(l.created_before!==void 0){let p=l.created_before;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)
if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=
g,l!==void 0&&(l.created_before=g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var q=y===c}else var q=!0}}}}}else return u.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var f=v===c}else var f=!0;if(f)if(x.headers!==void 0){let l=x.headers;const v=c;
if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){let D=l.prefer;const p=c;if(typeof D!="strin\
g"){let y=typeof D,C;if(C===void 0)if(y=="number"||y=="boolean")C=""+D;else if(D===null)C="";else return u.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==
void 0&&(D=C,l!==void 0&&(l.prefer=C))}if(c===p&&typeof D=="string"&&D.length>4096&&J(D)>4096)return u.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=v===c}else var f=!0}return u.errors=N,c===0}return u.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},createPayment(){return{general:(()=>{const U={};
U.exports=u,U.exports.default=u;const he={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schem\
as/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:[
"query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,
rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),x&&typeof x=="object"&&!Array.isArray(x)){let f;if(x.query===void 0&&(f="query")||x.headers===void 0&&(f=
"headers")||x.params===void 0&&(f="params"))return u.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(x.headers!==void 0){let b=x.headers;if(c===c)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let v=b["idempotency-key"];const w=c;if(typeof v!="string"){let D=typeof v,p;if(p===
void 0)if(D=="number"||D=="boolean")p=""+v;else if(v===null)p="";else return u.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(v=p,b!==void 0&&(b["idempotency-key"]=p))}if(c===w&&typeof v=="string"){if(v.length>255&&J(v)>255)return u.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(v.length<2&&J(v)<1)return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(v))return u.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===c}else var q=!0;if(q)if(b.prefer!==void 0){let v=b.prefer;const w=c;
if(typeof v!="string"){let p=typeof v,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+v;else if(v===null)y="";else return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(v=y,b!==void 0&&(b.prefer=y))}if(c===w&&typeof v=="string"&&v.length>4096&&J(v)>4096)return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===c}else var q=!0}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return u.errors=N,c===0}return u.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:(()=>{const U={};U.exports=
f,U.exports.default=f;const he={paths:{"/payments":{post:{operationId:"createPayment",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components/schemas/Me\
tadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}}}}}}},components:{
schemas:{Email:{type:"string",format:"email",maxLength:254},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[
{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},HttpUrl:{type:"string",format:"uri",pattern:"\
^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},Description:{type:"string",maxLength:1e3},RequestedCurrency:{
type:"string",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{
amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{
$ref:"#/components/schemas/Description"},callback_url:{$ref:"#/components/schemas/HttpUrl"},metadata:{$ref:"#/components\
/schemas/Metadata"},customer_email:{$ref:"#/components/schemas/Email"},expires_at:{type:"string",format:"date-time"}}}},
required:["body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"string",minLength:1,maxLength:16},
u={type:"string",maxLength:1e3},x={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},I={type:"string",format:"email",maxLength:254},ne=ucs2length,re=formats.uri,pe=formats.email,Y=formats["\
date-time"],N=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),c={type:"object",maxProperties:50,propertyNames:{type:"str\
ing",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},$={anyOf:[{type:"string",
maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};function q(b,{instancePath:l="",parentData:v,parentDataProperty:w,
rootData:D=b,dynamicAnchors:p={}}={}){let y=null,C=0;const O=q.evaluated;if(O.dynamicProps&&(O.props=void 0),O.dynamicItems&&
(O.items=void 0),C===0)if(b&&typeof b=="object"&&!Array.isArray(b)){if(Object.keys(b).length>50)return q.errors=[{instancePath:l,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const ie in b){const me=C;if(C===me)if(typeof ie==
"string"){if(ie.length>40&&ne(ie)>40){const W={instancePath:l,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:ie};y===null?y=[W]:y.push(W),C++}else if(ie.length<2&&ne(ie)<1){const W={instancePath:l,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:ie};y===null?y=[W]:y.push(W),C++}}else{const W={
instancePath:l,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:ie};y===null?y=[W]:y.
push(W),C++}var g=me===C;if(!g){const W={instancePath:l,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:ie}};
return y===null?y=[W]:y.push(W),C++,q.errors=y,!1;break}}if(g)for(const ie in b){let me=b[ie];const W=C,M=C;let K=!1;const Ce=C;
if(C===Ce)if(typeof me=="string"){if(me.length>500&&ne(me)>500){const $e={instancePath:l+"/"+ie.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};y===
null?y=[$e]:y.push($e),C++}}else{const $e={instancePath:l+"/"+ie.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/co\
mponents/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};y===null?y=[$e]:y.push($e),C++}var X=Ce===
C;K=K||X;const Ze=C;if(!(typeof me=="number"&&isFinite(me))){const $e={instancePath:l+"/"+ie.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};y===null?
y=[$e]:y.push($e),C++}var X=Ze===C;K=K||X;const Z=C;if(typeof me!="boolean"){const $e={instancePath:l+"/"+ie.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"bool\
ean"}};y===null?y=[$e]:y.push($e),C++}var X=Z===C;K=K||X;const je=C;if(me!==null){const $e={instancePath:l+"/"+ie.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"\
null"}};y===null?y=[$e]:y.push($e),C++}var X=je===C;if(K=K||X,K)C=M,y!==null&&(M?y.length=M:y=null);else{const $e={instancePath:l+
"/"+ie.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return y===null?y=[$e]:y.push($e),C++,q.errors=y,!1}var G=W===C;if(!G)break}}else return q.errors=[{instancePath:l,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=y,C===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function f(b,{instancePath:l="",parentData:v,parentDataProperty:w,rootData:D=b,dynamicAnchors:p={}}={}){let y=null,C=0;const O=f.
evaluated;if(O.dynamicProps&&(O.props=void 0),O.dynamicItems&&(O.items=void 0),b&&typeof b=="object"&&!Array.isArray(b)){
let X;if(b.body===void 0&&(X="body"))return f.errors=[{instancePath:l,schemaPath:"#/required",keyword:"required",params:{
missingProperty:X}}],!1;if(b.body!==void 0){let G=b.body;if(C===C)if(G&&typeof G=="object"&&!Array.isArray(G)){let me;if(G.
amount===void 0&&(me="amount")||G.currency===void 0&&(me="currency"))return f.errors=[{instancePath:l+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:me}}],!1;{const W=C;for(const M in G)if(!(M==="am\
ount"||M==="currency"||M==="description"||M==="callback_url"||M==="metadata"||M==="customer_email"||M==="expires_at")){return f.
errors=[{instancePath:l+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:M}}],!1;break}if(W===C){if(G.amount!==void 0){let M=G.amount;const K=C;if(C===C)if(typeof M=="number"&&
isFinite(M)){if(M>999999999999999||isNaN(M))return f.errors=[{instancePath:l+"/body/amount",schemaPath:"#/components/sch\
emas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(M<=0||isNaN(M))return f.
errors=[{instancePath:l+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclu\
siveMinimum",params:{comparison:">",limit:0}}],!1}else return f.errors=[{instancePath:l+"/body/amount",schemaPath:"#/com\
ponents/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var g=K===C}else var g=!0;if(g){if(G.currency!==
void 0){let M=G.currency;const K=C;if(C===C)if(typeof M=="string"){if(M.length>16&&ne(M)>16)return f.errors=[{instancePath:l+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(M.length<2&&ne(M)<1)return f.errors=[{instancePath:l+"/body/currency",schemaPath:"#/components/schemas/RequestedCurre\
ncy/minLength",keyword:"minLength",params:{limit:1}}],!1}else return f.errors=[{instancePath:l+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var g=K===C}else var g=!0;if(g){
if(G.description!==void 0){let M=G.description;const K=C;if(C===C)if(typeof M=="string"){if(M.length>1e3&&ne(M)>1e3)return f.
errors=[{instancePath:l+"/body/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",
params:{limit:1e3}}],!1}else return f.errors=[{instancePath:l+"/body/description",schemaPath:"#/components/schemas/Descr\
iption/type",keyword:"type",params:{type:"string"}}],!1;var g=K===C}else var g=!0;if(g){if(G.callback_url!==void 0){let M=G.
callback_url;const K=C,Ce=C;if(C===Ce&&C===Ce)if(typeof M=="string"){if(M.length>2048&&ne(M)>2048)return f.errors=[{instancePath:l+
"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N.
test(M)){if(!re(M))return f.errors=[{instancePath:l+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/format",
keyword:"format",params:{format:"uri"}}],!1}else return f.errors=[{instancePath:l+"/body/callback_url",schemaPath:"#/com\
ponents/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return f.errors=
[{instancePath:l+"/body/callback_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],
!1;var g=K===C}else var g=!0;if(g){if(G.metadata!==void 0){const M=C;q(G.metadata,{instancePath:l+"/body/metadata",parentData:G,
parentDataProperty:"metadata",rootData:D,dynamicAnchors:p})||(y=y===null?q.errors:y.concat(q.errors),C=y.length);var g=M===
C}else var g=!0;if(g){if(G.customer_email!==void 0){let M=G.customer_email;const K=C,Ce=C;if(C===Ce&&C===Ce)if(typeof M==
"string"){if(M.length>254&&ne(M)>254)return f.errors=[{instancePath:l+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!pe(M))return f.errors=[{instancePath:l+"/body/cus\
tomer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return f.
errors=[{instancePath:l+"/body/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"\
string"}}],!1;var g=K===C}else var g=!0;if(g)if(G.expires_at!==void 0){let M=G.expires_at;const K=C;if(C===K&&C===K)if(typeof M==
"string"){if(!Y(M))return f.errors=[{instancePath:l+"/body/expires_at",schemaPath:"#/properties/body/properties/expires_\
at/format",keyword:"format",params:{format:"date-time"}}],!1}else return f.errors=[{instancePath:l+"/body/expires_at",schemaPath:"\
#/properties/body/properties/expires_at/type",keyword:"type",params:{type:"string"}}],!1;var g=K===C}else var g=!0}}}}}}}}else
return f.errors=[{instancePath:l+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}
return f.errors=y,C===0}return f.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
U.exports})()}},getPayment(){return{general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{"/payments\
/{payment_request_id}":{get:{operationId:"getPayment",parameters:[{name:"payment_request_id",in:"path",required:!0,schema:{
type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{payment_request_id:{type:"st\
ring",minLength:1}},required:["payment_request_id"]},cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",parentData:I,
parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.query===void 0&&(q="query")||
u.headers===void 0&&(q="headers")||u.params===void 0&&(q="params"))return j.errors=[{instancePath:x,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:q}}],!1;if(u.headers!==void 0){let f=u.headers;const b=N;if(N===b)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.prefer!==void 0){let l=f.prefer;const v=N;if(typeof l!="string"){let w=typeof l,D;if(D===
void 0)if(w=="number"||w=="boolean")D=""+l;else if(l===null)D="";else return j.errors=[{instancePath:x+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(l=D,f!==
void 0&&(f.prefer=D))}if(N===v&&typeof l=="string"&&l.length>4096&&J(l)>4096)return j.errors=[{instancePath:x+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:x+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var $=b===N}else var $=!0;if($)if(u.params!==void 0){let f=u.params;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.
isArray(f)){let v;if(f.payment_request_id===void 0&&(v="payment_request_id"))return j.errors=[{instancePath:x+"/params",
schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:v}}],!1;if(f.payment_request_id!==void 0){
let w=f.payment_request_id;const D=N;if(typeof w!="string"){let p=typeof w,y;if(y===void 0)if(p=="number"||p=="boolean")
y=""+w;else if(w===null)y="";else return j.errors=[{instancePath:x+"/params/payment_request_id",schemaPath:"#/properties\
/params/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(w=y,f!==void 0&&(f.payment_request_id=
y))}if(N===D&&typeof w=="string"&&w.length<2&&J(w)<1)return j.errors=[{instancePath:x+"/params/payment_request_id",schemaPath:"\
#/properties/params/properties/payment_request_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=
[{instancePath:x+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else
var $=!0}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},U.exports})(),body:void 0}},listTransactions(){return{general:(()=>{const U={};U.exports=u,U.exports.default=
u;const he={paths:{"/transactions":{get:{operationId:"listTransactions",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","confirmed","failed","refunded"]},allowReserved:!0,style:"form",
explode:!0},{name:"type",in:"query",required:!1,schema:{type:"string",enum:["payment","payout","refund"]},allowReserved:!0,
style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","confirmed","failed","refunded"]},type:{type:"string",enum:["payment","payout","re\
fund"]},created_after:{type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"\
object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-\
time"];function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,
c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),x&&typeof x=="object"&&!Array.
isArray(x)){let b;if(x.query===void 0&&(b="query")||x.headers===void 0&&(b="headers")||x.params===void 0&&(b="params"))return u.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(x.query!==void 0){
let l=x.query;const v=c;if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){l.limit===void 0&&(l.limit=10);let w=l.limit;
const D=c;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let p=typeof w,y;if(y===void 0)if(p==="boolean"||w===
null||p==="string"&&w&&w==+w&&!(w%1))y=+w;else return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/\
query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(w=y,l!==void 0&&(l.limit=y))}if(c===
D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/pro\
perties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return u.
errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var q=D===c;if(q){if(l.starting_after!==void 0){let p=l.starting_after;const y=c;if(typeof p!=
"string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=
[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.starting_after=g))}if(c===y&&typeof p=="string"&&p.length<2&&J(p)<1)
return u.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.ending_before!==void 0){let p=l.ending_before;
const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else
return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"\
type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.ending_before=g))}if(c===y&&typeof p=="string"&&p.length<
2&&J(p)<1)return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_befor\
e/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.status!==void 0){let p=l.status;
const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else
return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.status=g))}if(!(p==="pending"||p==="confirmed"||p==="failed"||p==="r\
efunded"))return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"\
enum",params:{allowedValues:he.properties.query.properties.status.enum}}],!1;var q=y===c}else var q=!0;if(q){if(l.type!==
void 0){let p=l.type;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===
null)g="";else return u.errors=[{instancePath:I+"/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.type=g))}if(!(p==="payment"||p==="payout"||p==="refund"))
return u.errors=[{instancePath:I+"/query/type",schemaPath:"#/properties/query/properties/type/enum",keyword:"enum",params:{
allowedValues:he.properties.query.properties.type.enum}}],!1;var q=y===c}else var q=!0;if(q){if(l.created_after!==void 0){
let p=l.created_after;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+
p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/query/prop\
erties/created_after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.created_after=g))}
if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/propert\
ies/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=y===c}else var q=!0;if(q)
if(l.created_before!==void 0){let p=l.created_before;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O==
"number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_before",schemaPath:"\
#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&
(l.created_before=g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-time"}}],!1;var q=y===
c}else var q=!0}}}}}}else return u.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"}}],!1;var f=v===c}else var f=!0;if(f)if(x.headers!==void 0){let l=x.headers;const v=c;if(c===v)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){let D=l.prefer;const p=c;if(typeof D!="string"){let y=typeof D,
C;if(C===void 0)if(y=="number"||y=="boolean")C=""+D;else if(D===null)C="";else return u.errors=[{instancePath:I+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==void 0&&
(D=C,l!==void 0&&(l.prefer=C))}if(c===p&&typeof D=="string"&&D.length>4096&&J(D)>4096)return u.errors=[{instancePath:I+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=v===c}else var f=!0}return u.errors=N,c===0}return u.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},getTransaction(){return{general:(()=>{const U={};
U.exports=j,U.exports.default=j;const he={paths:{"/transactions/{transaction_id}":{get:{operationId:"getTransaction",parameters:[
{name:"transaction_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["q\
uery","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{transaction_id:{type:"string",minLength:1}},required:["transaction_id"]},cookies:{},body:{}}},
J=ucs2length;function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){
let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="ob\
ject"&&!Array.isArray(u)){let q;if(u.query===void 0&&(q="query")||u.headers===void 0&&(q="headers")||u.params===void 0&&
(q="params"))return j.errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;
if(u.headers!==void 0){let f=u.headers;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){
let l=f.prefer;const v=N;if(typeof l!="string"){let w=typeof l,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+l;else if(l===
null)D="";else return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(l=D,f!==void 0&&(f.prefer=D))}if(N===v&&typeof l=="string"&&l.
length>4096&&J(l)>4096)return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else var $=!0;if($)if(u.params!==void 0){
let f=u.params;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.transaction_id===void 0&&(v="t\
ransaction_id"))return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/required",keyword:"required",
params:{missingProperty:v}}],!1;if(f.transaction_id!==void 0){let w=f.transaction_id;const D=N;if(typeof w!="string"){let p=typeof w,
y;if(y===void 0)if(p=="number"||p=="boolean")y=""+w;else if(w===null)y="";else return j.errors=[{instancePath:x+"/params\
/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(w=y,f!==void 0&&(f.transaction_id=y))}if(N===D&&typeof w=="string"&&w.length<2&&J(w)<1)return j.errors=[
{instancePath:x+"/params/transaction_id",schemaPath:"#/properties/params/properties/transaction_id/minLength",keyword:"m\
inLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1;var $=b===N}else var $=!0}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},listInvoices(){return{
general:(()=>{const U={};U.exports=u,U.exports.default=u;const he={paths:{"/invoices":{get:{operationId:"listInvoices",parameters:[
{name:"limit",in:"query",required:!1,schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"fo\
rm",explode:!0},{name:"starting_after",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"ending_before",in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"\
form",explode:!0},{name:"status",in:"query",required:!1,schema:{type:"string",enum:["draft","open","paid","past_due","vo\
id"]},allowReserved:!0,style:"form",explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"\
date-time"},allowReserved:!0,style:"form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",
format:"date-time"},allowReserved:!0,style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"strin\
g",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{
type:"object",properties:{limit:{type:"integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},
ending_before:{type:"string",minLength:1},status:{type:"string",enum:["draft","open","paid","past_due","void"]},created_after:{
type:"string",format:"date-time"},created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{
prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function u(x,{
instancePath:I="",parentData:ne,parentDataProperty:re,rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,c=0;const $=u.evaluated;
if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),x&&typeof x=="object"&&!Array.isArray(x)){let b;if(x.
query===void 0&&(b="query")||x.headers===void 0&&(b="headers")||x.params===void 0&&(b="params"))return u.errors=[{instancePath:I,
schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(x.query!==void 0){let l=x.query;const v=c;
if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){l.limit===void 0&&(l.limit=10);let w=l.limit;const D=c;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let p=typeof w,y;if(y===void 0)if(p==="boolean"||w===null||p==="string"&&w&&w==
+w&&!(w%1))y=+w;else return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/typ\
e",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(w=y,l!==void 0&&(l.limit=y))}if(c===D&&typeof w=="number"&&isFinite(
w)){if(w>100||isNaN(w))return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(w<1||isNaN(w))return u.errors=[{instancePath:I+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var q=D===c;if(q){if(l.starting_after!==void 0){let p=l.starting_after;const y=c;if(typeof p!="string"){let O=typeof p,
g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/\
starting_after",schemaPath:"#/properties/query/properties/starting_after/type",keyword:"type",params:{type:"string"}}],!1;
g!==void 0&&(p=g,l!==void 0&&(l.starting_after=g))}if(c===y&&typeof p=="string"&&p.length<2&&J(p)<1)return u.errors=[{instancePath:I+
"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/minLength",keyword:"minLength",params:{
limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.ending_before!==void 0){let p=l.ending_before;const y=c;if(typeof p!=
"string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=
[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.ending_before=g))}if(c===y&&typeof p=="string"&&p.length<2&&J(p)<1)return u.
errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/query/properties/ending_before/minLength",keyword:"\
minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.status!==void 0){let p=l.status;const y=c;if(typeof p!=
"string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=
[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"str\
ing"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.status=g))}if(!(p==="draft"||p==="open"||p==="paid"||p==="past_due"||p==="voi\
d"))return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enu\
m",params:{allowedValues:he.properties.query.properties.status.enum}}],!1;var q=y===c}else var q=!0;if(q){if(l.created_after!==
void 0){let p=l.created_after;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolea\
n")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/properties/qu\
ery/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.created_after=
g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/created_after",schemaPath:"#/pro\
perties/query/properties/created_after/format",keyword:"format",params:{format:"date-time"}}],!1;var q=y===c}else var q=!0;
if(q)if(l.created_before!==void 0){let p=l.created_before;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)
if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/created_before",
schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=
g,l!==void 0&&(l.created_before=g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+"/query/\
created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"format",params:{format:"date-t\
ime"}}],!1;var q=y===c}else var q=!0}}}}}else return u.errors=[{instancePath:I+"/query",schemaPath:"#/properties/query/t\
ype",keyword:"type",params:{type:"object"}}],!1;var f=v===c}else var f=!0;if(f)if(x.headers!==void 0){let l=x.headers;const v=c;
if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){let D=l.prefer;const p=c;if(typeof D!="strin\
g"){let y=typeof D,C;if(C===void 0)if(y=="number"||y=="boolean")C=""+D;else if(D===null)C="";else return u.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;C!==
void 0&&(D=C,l!==void 0&&(l.prefer=C))}if(c===p&&typeof D=="string"&&D.length>4096&&J(D)>4096)return u.errors=[{instancePath:I+
"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var f=v===c}else var f=!0}return u.errors=N,c===0}return u.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},createInvoice(){return{general:(()=>{const U={};
U.exports=u,U.exports.default=u;const he={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idemp\
otency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-form\
at":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,
content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"\
#/components/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schema\
s/Email"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/Line\
Item"}},metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,
propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},
MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"obj\
ect",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},
quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
Email:{type:"string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"st\
ring",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["\
query","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,
rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),x&&typeof x=="object"&&!Array.isArray(x)){let f;if(x.query===void 0&&(f="query")||x.headers===void 0&&(f=
"headers")||x.params===void 0&&(f="params"))return u.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(x.headers!==void 0){let b=x.headers;if(c===c)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let v=b["idempotency-key"];const w=c;if(typeof v!="string"){let D=typeof v,p;if(p===
void 0)if(D=="number"||D=="boolean")p=""+v;else if(v===null)p="";else return u.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(v=p,b!==void 0&&(b["idempotency-key"]=p))}if(c===w&&typeof v=="string"){if(v.length>255&&J(v)>255)return u.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(v.length<2&&J(v)<1)return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(v))return u.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===c}else var q=!0;if(q)if(b.prefer!==void 0){let v=b.prefer;const w=c;
if(typeof v!="string"){let p=typeof v,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+v;else if(v===null)y="";else return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(v=y,b!==void 0&&(b.prefer=y))}if(c===w&&typeof v=="string"&&v.length>4096&&J(v)>4096)return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===c}else var q=!0}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return u.errors=N,c===0}return u.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:(()=>{const U={};U.exports=
$,U.exports.default=$;const he={paths:{"/invoices":{post:{operationId:"createInvoice",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}}}}}}},components:{schemas:{Metadata:{type:"object",maxProperties:50,propertyNames:{
type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{
anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]},LineItem:{type:"object",additionalProperties:!1,
required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,maxLength:255},quantity:{type:"num\
ber",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},Email:{type:"\
string",format:"email",maxLength:254},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,
maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},
params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["amount","currency"],properties:{amount:{$ref:"\
#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},description:{$ref:"#/com\
ponents/schemas/Description"},customer_name:{type:"string",maxLength:255},customer_email:{$ref:"#/components/schemas/Ema\
il"},due_date:{type:"string",format:"date"},items:{type:"array",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},
metadata:{$ref:"#/components/schemas/Metadata"}}}},required:["body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},
j={type:"string",minLength:1,maxLength:16},u={type:"string",maxLength:1e3},x={type:"string",format:"email",maxLength:254},
I={type:"object",additionalProperties:!1,required:["name","quantity","unit_price"],properties:{name:{type:"string",minLength:1,
maxLength:255},quantity:{type:"number",exclusiveMinimum:0,maximum:999999999999999},unit_price:{type:"number",minimum:0,maximum:999999999999999}}},
ne=ucs2length,re=formats.email,pe=formats.date,Y={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},N={anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]};function c(q,{instancePath:f="",parentData:b,parentDataProperty:l,rootData:v=q,
dynamicAnchors:w={}}={}){let D=null,p=0;const y=c.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=
void 0),p===0)if(q&&typeof q=="object"&&!Array.isArray(q)){if(Object.keys(q).length>50)return c.errors=[{instancePath:f,
schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(const X in q){const G=p;if(p===G)if(typeof X==
"string"){if(X.length>40&&ne(X)>40){const ie={instancePath:f,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",
params:{limit:40},propertyName:X};D===null?D=[ie]:D.push(ie),p++}else if(X.length<2&&ne(X)<1){const ie={instancePath:f,schemaPath:"\
#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:X};D===null?D=[ie]:D.push(ie),p++}}else{const ie={
instancePath:f,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:X};D===null?D=[ie]:D.
push(ie),p++}var C=G===p;if(!C){const ie={instancePath:f,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:X}};
return D===null?D=[ie]:D.push(ie),p++,c.errors=D,!1;break}}if(C)for(const X in q){let G=q[X];const ie=p,me=p;let W=!1;const M=p;
if(p===M)if(typeof G=="string"){if(G.length>500&&ne(G)>500){const Z={instancePath:f+"/"+X.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};D===null?
D=[Z]:D.push(Z),p++}}else{const Z={instancePath:f+"/"+X.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/\
schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};D===null?D=[Z]:D.push(Z),p++}var O=M===p;W=W||
O;const K=p;if(!(typeof G=="number"&&isFinite(G))){const Z={instancePath:f+"/"+X.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};D===null?D=[Z]:D.push(
Z),p++}var O=K===p;W=W||O;const Ce=p;if(typeof G!="boolean"){const Z={instancePath:f+"/"+X.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};D===null?D=[Z]:
D.push(Z),p++}var O=Ce===p;W=W||O;const Ze=p;if(G!==null){const Z={instancePath:f+"/"+X.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};D===null?D=[Z]:D.
push(Z),p++}var O=Ze===p;if(W=W||O,W)p=me,D!==null&&(me?D.length=me:D=null);else{const Z={instancePath:f+"/"+X.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return D===null?
D=[Z]:D.push(Z),p++,c.errors=D,!1}var g=ie===p;if(!g)break}}else return c.errors=[{instancePath:f,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return c.errors=D,p===0}c.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(q,{
instancePath:f="",parentData:b,parentDataProperty:l,rootData:v=q,dynamicAnchors:w={}}={}){let D=null,p=0;const y=$.evaluated;
if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),q&&typeof q=="object"&&!Array.isArray(q)){let X;if(q.
body===void 0&&(X="body"))return $.errors=[{instancePath:f,schemaPath:"#/required",keyword:"required",params:{missingProperty:X}}],
!1;if(q.body!==void 0){let G=q.body;if(p===p)if(G&&typeof G=="object"&&!Array.isArray(G)){let me;if(G.amount===void 0&&(me=
"amount")||G.currency===void 0&&(me="currency"))return $.errors=[{instancePath:f+"/body",schemaPath:"#/properties/body/r\
equired",keyword:"required",params:{missingProperty:me}}],!1;{const W=p;for(const M in G)if(!(M==="amount"||M==="currenc\
y"||M==="description"||M==="customer_name"||M==="customer_email"||M==="due_date"||M==="items"||M==="metadata")){return $.
errors=[{instancePath:f+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:M}}],!1;break}if(W===p){if(G.amount!==void 0){let M=G.amount;const K=p;if(p===p)if(typeof M=="number"&&
isFinite(M)){if(M>999999999999999||isNaN(M))return $.errors=[{instancePath:f+"/body/amount",schemaPath:"#/components/sch\
emas/RequestedAmount/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(M<=0||isNaN(M))return $.
errors=[{instancePath:f+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclu\
siveMinimum",params:{comparison:">",limit:0}}],!1}else return $.errors=[{instancePath:f+"/body/amount",schemaPath:"#/com\
ponents/schemas/RequestedAmount/type",keyword:"type",params:{type:"number"}}],!1;var C=K===p}else var C=!0;if(C){if(G.currency!==
void 0){let M=G.currency;const K=p;if(p===p)if(typeof M=="string"){if(M.length>16&&ne(M)>16)return $.errors=[{instancePath:f+
"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;
if(M.length<2&&ne(M)<1)return $.errors=[{instancePath:f+"/body/currency",schemaPath:"#/components/schemas/RequestedCurre\
ncy/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:f+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/type",keyword:"type",params:{type:"string"}}],!1;var C=K===p}else var C=!0;if(C){
if(G.description!==void 0){let M=G.description;const K=p;if(p===p)if(typeof M=="string"){if(M.length>1e3&&ne(M)>1e3)return $.
errors=[{instancePath:f+"/body/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",
params:{limit:1e3}}],!1}else return $.errors=[{instancePath:f+"/body/description",schemaPath:"#/components/schemas/Descr\
iption/type",keyword:"type",params:{type:"string"}}],!1;var C=K===p}else var C=!0;if(C){if(G.customer_name!==void 0){let M=G.
customer_name;const K=p;if(p===K)if(typeof M=="string"){if(M.length>255&&ne(M)>255)return $.errors=[{instancePath:f+"/bo\
dy/customer_name",schemaPath:"#/properties/body/properties/customer_name/maxLength",keyword:"maxLength",params:{limit:255}}],
!1}else return $.errors=[{instancePath:f+"/body/customer_name",schemaPath:"#/properties/body/properties/customer_name/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var C=K===p}else var C=!0;if(C){if(G.customer_email!==void 0){let M=G.customer_email;
const K=p,Ce=p;if(p===Ce&&p===Ce)if(typeof M=="string"){if(M.length>254&&ne(M)>254)return $.errors=[{instancePath:f+"/bo\
dy/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!re(
M))return $.errors=[{instancePath:f+"/body/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"forma\
t",params:{format:"email"}}],!1}else return $.errors=[{instancePath:f+"/body/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var C=K===p}else var C=!0;if(C){if(G.due_date!==void 0){let M=G.
due_date;const K=p;if(p===K&&p===K)if(typeof M=="string"){if(!pe(M))return $.errors=[{instancePath:f+"/body/due_date",schemaPath:"\
#/properties/body/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return $.errors=[{instancePath:f+
"/body/due_date",schemaPath:"#/properties/body/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var C=K===
p}else var C=!0;if(C){if(G.items!==void 0){let M=G.items;const K=p;if(p===K)if(Array.isArray(M)){if(M.length>100)return $.
errors=[{instancePath:f+"/body/items",schemaPath:"#/properties/body/properties/items/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var O=!0;const Ze=M.length;for(let Z=0;Z<Ze;Z++){let je=M[Z];const $e=p;if(p===p)if(je&&typeof je=="obj\
ect"&&!Array.isArray(je)){let ue;if(je.name===void 0&&(ue="name")||je.quantity===void 0&&(ue="quantity")||je.unit_price===
void 0&&(ue="unit_price"))return $.errors=[{instancePath:f+"/body/items/"+Z,schemaPath:"#/components/schemas/LineItem/re\
quired",keyword:"required",params:{missingProperty:ue}}],!1;{const Qe=p;for(const _e in je)if(!(_e==="name"||_e==="quant\
ity"||_e==="unit_price")){return $.errors=[{instancePath:f+"/body/items/"+Z,schemaPath:"#/components/schemas/LineItem/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:_e}}],!1;break}if(Qe===p){if(je.name!==void 0){
let _e=je.name;const Ge=p;if(p===Ge)if(typeof _e=="string"){if(_e.length>255&&ne(_e)>255)return $.errors=[{instancePath:f+
"/body/items/"+Z+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;if(_e.length<2&&ne(_e)<1)return $.errors=[{instancePath:f+"/body/items/"+Z+"/name",schemaPath:"#/compone\
nts/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{instancePath:f+
"/body/items/"+Z+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"type",params:{type:"st\
ring"}}],!1;var g=Ge===p}else var g=!0;if(g){if(je.quantity!==void 0){let _e=je.quantity;const Ge=p;if(p===Ge)if(typeof _e==
"number"&&isFinite(_e)){if(_e>999999999999999||isNaN(_e))return $.errors=[{instancePath:f+"/body/items/"+Z+"/quantity",schemaPath:"\
#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(_e<=0||isNaN(_e))return $.errors=[{instancePath:f+"/body/items/"+Z+"/quantity",schemaPath:"#/components/schemas/Li\
neItem/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return $.
errors=[{instancePath:f+"/body/items/"+Z+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",
keyword:"type",params:{type:"number"}}],!1;var g=Ge===p}else var g=!0;if(g)if(je.unit_price!==void 0){let _e=je.unit_price;
const Ge=p;if(p===Ge)if(typeof _e=="number"&&isFinite(_e)){if(_e>999999999999999||isNaN(_e))return $.errors=[{instancePath:f+
"/body/items/"+Z+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",
params:{comparison:"<=",limit:999999999999999}}],!1;if(_e<0||isNaN(_e))return $.errors=[{instancePath:f+"/body/items/"+Z+
"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return $.errors=[{instancePath:f+"/body/items/"+Z+"/unit_price",schemaPath:"#/components/schemas/\
LineItem/properties/unit_price/type",keyword:"type",params:{type:"number"}}],!1;var g=Ge===p}else var g=!0}}}}else return $.
errors=[{instancePath:f+"/body/items/"+Z,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var O=$e===p;if(!O)break}}}else return $.errors=[{instancePath:f+"/body/items",schemaPath:"#/properties/body\
/properties/items/type",keyword:"type",params:{type:"array"}}],!1;var C=K===p}else var C=!0;if(C)if(G.metadata!==void 0){
const M=p;c(G.metadata,{instancePath:f+"/body/metadata",parentData:G,parentDataProperty:"metadata",rootData:v,dynamicAnchors:w})||
(D=D===null?c.errors:D.concat(c.errors),p=D.length);var C=M===p}else var C=!0}}}}}}}}}else return $.errors=[{instancePath:f+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return $.errors=D,p===0}return $.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})()}},getInvoice(){
return{general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{"/invoices/{invoice_id}":{get:{operationId:"\
getInvoice",parameters:[{name:"invoice_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{invoice_id:{type:"string",minLength:1}},required:["invoice_id"]},cookies:{},body:{}}},
J=ucs2length;function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){
let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="ob\
ject"&&!Array.isArray(u)){let q;if(u.query===void 0&&(q="query")||u.headers===void 0&&(q="headers")||u.params===void 0&&
(q="params"))return j.errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;
if(u.headers!==void 0){let f=u.headers;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){
let l=f.prefer;const v=N;if(typeof l!="string"){let w=typeof l,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+l;else if(l===
null)D="";else return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/typ\
e",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(l=D,f!==void 0&&(f.prefer=D))}if(N===v&&typeof l=="string"&&l.
length>4096&&J(l)>4096)return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/pr\
efer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else var $=!0;if($)if(u.params!==void 0){
let f=u.params;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.invoice_id===void 0&&(v="invoi\
ce_id"))return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:v}}],!1;if(f.invoice_id!==void 0){let w=f.invoice_id;const D=N;if(typeof w!="string"){let p=typeof w,y;if(y===
void 0)if(p=="number"||p=="boolean")y=""+w;else if(w===null)y="";else return j.errors=[{instancePath:x+"/params/invoice_\
id",schemaPath:"#/properties/params/properties/invoice_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(w=
y,f!==void 0&&(f.invoice_id=y))}if(N===D&&typeof w=="string"&&w.length<2&&J(w)<1)return j.errors=[{instancePath:x+"/para\
ms/invoice_id",schemaPath:"#/properties/params/properties/invoice_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else
return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var $=b===N}else var $=!0}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},listPayouts(){return{general:(()=>{const U={};U.exports=
u,U.exports.default=u;const he={paths:{"/payouts":{get:{operationId:"listPayouts",parameters:[{name:"limit",in:"query",required:!1,
schema:{type:"integer",minimum:1,maximum:100,default:10},allowReserved:!0,style:"form",explode:!0},{name:"starting_after",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"ending_before",
in:"query",required:!1,schema:{type:"string",minLength:1},allowReserved:!0,style:"form",explode:!0},{name:"status",in:"q\
uery",required:!1,schema:{type:"string",enum:["pending","processing","completed","failed"]},allowReserved:!0,style:"form",
explode:!0},{name:"created_after",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,style:"\
form",explode:!0},{name:"created_before",in:"query",required:!1,schema:{type:"string",format:"date-time"},allowReserved:!0,
style:"form",explode:!0},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{type:"object",properties:{limit:{type:"\
integer",minimum:1,maximum:100,default:10},starting_after:{type:"string",minLength:1},ending_before:{type:"string",minLength:1},
status:{type:"string",enum:["pending","processing","completed","failed"]},created_after:{type:"string",format:"date-time"},
created_before:{type:"string",format:"date-time"}}},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length,j=formats["date-time"];function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,
rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),x&&typeof x=="object"&&!Array.isArray(x)){let b;if(x.query===void 0&&(b="query")||x.headers===void 0&&(b=
"headers")||x.params===void 0&&(b="params"))return u.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:b}}],!1;if(x.query!==void 0){let l=x.query;const v=c;if(c===v)if(l&&typeof l=="object"&&!Array.isArray(
l)){l.limit===void 0&&(l.limit=10);let w=l.limit;const D=c;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){let p=typeof w,
y;if(y===void 0)if(p==="boolean"||w===null||p==="string"&&w&&w==+w&&!(w%1))y=+w;else return u.errors=[{instancePath:I+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&
(w=y,l!==void 0&&(l.limit=y))}if(c===D&&typeof w=="number"&&isFinite(w)){if(w>100||isNaN(w))return u.errors=[{instancePath:I+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],
!1;if(w<1||isNaN(w))return u.errors=[{instancePath:I+"/query/limit",schemaPath:"#/properties/query/properties/limit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var q=D===c;if(q){if(l.starting_after!==void 0){let p=l.starting_after;
const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else
return u.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/properties/starting_after/type",
keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.starting_after=g))}if(c===y&&typeof p=="strin\
g"&&p.length<2&&J(p)<1)return u.errors=[{instancePath:I+"/query/starting_after",schemaPath:"#/properties/query/propertie\
s/starting_after/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;if(q){if(l.ending_before!==
void 0){let p=l.ending_before;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolea\
n")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"#/properties/qu\
ery/properties/ending_before/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.ending_before=
g))}if(c===y&&typeof p=="string"&&p.length<2&&J(p)<1)return u.errors=[{instancePath:I+"/query/ending_before",schemaPath:"\
#/properties/query/properties/ending_before/minLength",keyword:"minLength",params:{limit:1}}],!1;var q=y===c}else var q=!0;
if(q){if(l.status!==void 0){let p=l.status;const y=c;if(typeof p!="string"){let O=typeof p,g;if(g===void 0)if(O=="number"||
O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/status",schemaPath:"#/properties\
/query/properties/status/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.status=g))}if(!(p===
"pending"||p==="processing"||p==="completed"||p==="failed"))return u.errors=[{instancePath:I+"/query/status",schemaPath:"\
#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:he.properties.query.properties.status.enum}}],
!1;var q=y===c}else var q=!0;if(q){if(l.created_after!==void 0){let p=l.created_after;const y=c;if(typeof p!="string"){let O=typeof p,
g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=[{instancePath:I+"/query/\
created_after",schemaPath:"#/properties/query/properties/created_after/type",keyword:"type",params:{type:"string"}}],!1;
g!==void 0&&(p=g,l!==void 0&&(l.created_after=g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.errors=[{instancePath:I+
"/query/created_after",schemaPath:"#/properties/query/properties/created_after/format",keyword:"format",params:{format:"\
date-time"}}],!1;var q=y===c}else var q=!0;if(q)if(l.created_before!==void 0){let p=l.created_before;const y=c;if(typeof p!=
"string"){let O=typeof p,g;if(g===void 0)if(O=="number"||O=="boolean")g=""+p;else if(p===null)g="";else return u.errors=
[{instancePath:I+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/type",keyword:"type",params:{
type:"string"}}],!1;g!==void 0&&(p=g,l!==void 0&&(l.created_before=g))}if(c===y&&c===y&&typeof p=="string"&&!j(p))return u.
errors=[{instancePath:I+"/query/created_before",schemaPath:"#/properties/query/properties/created_before/format",keyword:"\
format",params:{format:"date-time"}}],!1;var q=y===c}else var q=!0}}}}}else return u.errors=[{instancePath:I+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1;var f=v===c}else var f=!0;if(f)if(x.headers!==void 0){
let l=x.headers;const v=c;if(c===v)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.prefer!==void 0){let D=l.prefer;const p=c;
if(typeof D!="string"){let y=typeof D,C;if(C===void 0)if(y=="number"||y=="boolean")C=""+D;else if(D===null)C="";else return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;C!==void 0&&(D=C,l!==void 0&&(l.prefer=C))}if(c===p&&typeof D=="string"&&D.length>4096&&J(D)>4096)return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var f=v===c}else var f=!0}return u.errors=N,c===0}return u.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},createPayout(){return{
general:(()=>{const U={};U.exports=u,U.exports.default=u;const he={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[
{name:"Idempotency-Key",in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-te\
nderbox-format":"visible_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{
required:!0,content:{"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","ad\
dress"],properties:{amount:{$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedC\
urrency"},address:{type:"string",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/co\
mponents/schemas/Metadata"},fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"\
string",enum:["low","medium","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,
maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},
{type:"number"},{type:"boolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"stri\
ng",minLength:1,maxLength:16},RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},required:["qu\
ery","headers","params"],properties:{query:{},headers:{type:"object",properties:{"idempotency-key":{type:"string",minLength:1,
maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+$","u");function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,
rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&
($.items=void 0),x&&typeof x=="object"&&!Array.isArray(x)){let f;if(x.query===void 0&&(f="query")||x.headers===void 0&&(f=
"headers")||x.params===void 0&&(f="params"))return u.errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;if(x.headers!==void 0){let b=x.headers;if(c===c)if(b&&typeof b=="object"&&!Array.isArray(
b)){if(b["idempotency-key"]!==void 0){let v=b["idempotency-key"];const w=c;if(typeof v!="string"){let D=typeof v,p;if(p===
void 0)if(D=="number"||D=="boolean")p=""+v;else if(v===null)p="";else return u.errors=[{instancePath:I+"/headers/idempot\
ency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(v=p,b!==void 0&&(b["idempotency-key"]=p))}if(c===w&&typeof v=="string"){if(v.length>255&&J(v)>255)return u.errors=
[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"\
maxLength",params:{limit:255}}],!1;if(v.length<2&&J(v)<1)return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(v))return u.
errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",
keyword:"pattern",params:{pattern:"^[!-~]+$"}}],!1}var q=w===c}else var q=!0;if(q)if(b.prefer!==void 0){let v=b.prefer;const w=c;
if(typeof v!="string"){let p=typeof v,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+v;else if(v===null)y="";else return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;y!==void 0&&(v=y,b!==void 0&&(b.prefer=y))}if(c===w&&typeof v=="string"&&v.length>4096&&J(v)>4096)return u.
errors=[{instancePath:I+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var q=w===c}else var q=!0}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/pr\
operties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return u.errors=N,c===0}return u.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:(()=>{const U={};U.exports=
Y,U.exports.default=Y;const he={paths:{"/payouts":{post:{operationId:"createPayout",parameters:[{name:"Idempotency-Key",
in:"header",required:!1,schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible\
_ascii"}},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{
"application/json":{schema:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{
$ref:"#/components/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"str\
ing",minLength:1},description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},
fee_level:{$ref:"#/components/schemas/FeeLevel"}}}}}}}}},components:{schemas:{FeeLevel:{type:"string",enum:["low","mediu\
m","high"]},Metadata:{type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{
$ref:"#/components/schemas/MetadataValue"}},MetadataValue:{anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"b\
oolean"},{type:"null"}]},Description:{type:"string",maxLength:1e3},RequestedCurrency:{type:"string",minLength:1,maxLength:16},
RequestedAmount:{type:"number",exclusiveMinimum:0,maximum:999999999999999}}},properties:{query:{},headers:{},params:{},cookies:{},
body:{type:"object",additionalProperties:!1,required:["amount","currency","address"],properties:{amount:{$ref:"#/compone\
nts/schemas/RequestedAmount"},currency:{$ref:"#/components/schemas/RequestedCurrency"},address:{type:"string",minLength:1},
description:{$ref:"#/components/schemas/Description"},metadata:{$ref:"#/components/schemas/Metadata"},fee_level:{$ref:"#\
/components/schemas/FeeLevel"}}}},required:["body"]},J={type:"number",exclusiveMinimum:0,maximum:999999999999999},j={type:"\
string",minLength:1,maxLength:16},u={type:"string",maxLength:1e3},x={type:"string",enum:["low","medium","high"]},I=ucs2length,
ne={type:"object",maxProperties:50,propertyNames:{type:"string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/\
components/schemas/MetadataValue"}},re={anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"nul\
l"}]};function pe(N,{instancePath:c="",parentData:$,parentDataProperty:q,rootData:f=N,dynamicAnchors:b={}}={}){let l=null,
v=0;const w=pe.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=void 0),v===0)if(N&&typeof N=="obj\
ect"&&!Array.isArray(N)){if(Object.keys(N).length>50)return pe.errors=[{instancePath:c,schemaPath:"#/maxProperties",keyword:"\
maxProperties",params:{limit:50}}],!1;for(const C in N){const O=v;if(v===O)if(typeof C=="string"){if(C.length>40&&I(C)>40){
const g={instancePath:c,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:C};l===
null?l=[g]:l.push(g),v++}else if(C.length<2&&I(C)<1){const g={instancePath:c,schemaPath:"#/propertyNames/minLength",keyword:"\
minLength",params:{limit:1},propertyName:C};l===null?l=[g]:l.push(g),v++}}else{const g={instancePath:c,schemaPath:"#/pro\
pertyNames/type",keyword:"type",params:{type:"string"},propertyName:C};l===null?l=[g]:l.push(g),v++}var D=O===v;if(!D){const g={
instancePath:c,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:C}};return l===null?l=[g]:l.push(
g),v++,pe.errors=l,!1;break}}if(D)for(const C in N){let O=N[C];const g=v,X=v;let G=!1;const ie=v;if(v===ie)if(typeof O==
"string"){if(O.length>500&&I(O)>500){const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};l===null?l=[K]:l.push(K),v++}}else{
const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyO\
f/0/type",keyword:"type",params:{type:"string"}};l===null?l=[K]:l.push(K),v++}var p=ie===v;G=G||p;const me=v;if(!(typeof O==
"number"&&isFinite(O))){const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/sc\
hemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};l===null?l=[K]:l.push(K),v++}var p=me===v;G=G||
p;const W=v;if(typeof O!="boolean"){const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/c\
omponents/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"boolean"}};l===null?l=[K]:l.push(K),v++}var p=W===
v;G=G||p;const M=v;if(O!==null){const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/compo\
nents/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"null"}};l===null?l=[K]:l.push(K),v++}var p=M===v;
if(G=G||p,G)v=X,l!==null&&(X?l.length=X:l=null);else{const K={instancePath:c+"/"+C.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};return l===null?l=[K]:l.push(K),v++,pe.
errors=l,!1}var y=g===v;if(!y)break}}else return pe.errors=[{instancePath:c,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return pe.errors=l,v===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(N,{instancePath:c="",
parentData:$,parentDataProperty:q,rootData:f=N,dynamicAnchors:b={}}={}){let l=null,v=0;const w=Y.evaluated;if(w.dynamicProps&&
(w.props=void 0),w.dynamicItems&&(w.items=void 0),N&&typeof N=="object"&&!Array.isArray(N)){let p;if(N.body===void 0&&(p=
"body"))return Y.errors=[{instancePath:c,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(N.
body!==void 0){let y=N.body;if(v===v)if(y&&typeof y=="object"&&!Array.isArray(y)){let O;if(y.amount===void 0&&(O="amount")||
y.currency===void 0&&(O="currency")||y.address===void 0&&(O="address"))return Y.errors=[{instancePath:c+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:O}}],!1;{const g=v;for(const X in y)if(!(X==="amo\
unt"||X==="currency"||X==="address"||X==="description"||X==="metadata"||X==="fee_level")){return Y.errors=[{instancePath:c+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:X}}],
!1;break}if(g===v){if(y.amount!==void 0){let X=y.amount;const G=v;if(v===v)if(typeof X=="number"&&isFinite(X)){if(X>999999999999999||
isNaN(X))return Y.errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999}}],!1;if(X<=0||isNaN(X))return Y.errors=[{instancePath:c+"/body/a\
mount",schemaPath:"#/components/schemas/RequestedAmount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return Y.errors=[{instancePath:c+"/body/amount",schemaPath:"#/components/schemas/RequestedAmount/t\
ype",keyword:"type",params:{type:"number"}}],!1;var D=G===v}else var D=!0;if(D){if(y.currency!==void 0){let X=y.currency;
const G=v;if(v===v)if(typeof X=="string"){if(X.length>16&&I(X)>16)return Y.errors=[{instancePath:c+"/body/currency",schemaPath:"\
#/components/schemas/RequestedCurrency/maxLength",keyword:"maxLength",params:{limit:16}}],!1;if(X.length<2&&I(X)<1)return Y.
errors=[{instancePath:c+"/body/currency",schemaPath:"#/components/schemas/RequestedCurrency/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return Y.errors=[{instancePath:c+"/body/currency",schemaPath:"#/components/schemas/Request\
edCurrency/type",keyword:"type",params:{type:"string"}}],!1;var D=G===v}else var D=!0;if(D){if(y.address!==void 0){let X=y.
address;const G=v;if(v===G)if(typeof X=="string"){if(X.length<2&&I(X)<1)return Y.errors=[{instancePath:c+"/body/address",
schemaPath:"#/properties/body/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=
[{instancePath:c+"/body/address",schemaPath:"#/properties/body/properties/address/type",keyword:"type",params:{type:"str\
ing"}}],!1;var D=G===v}else var D=!0;if(D){if(y.description!==void 0){let X=y.description;const G=v;if(v===v)if(typeof X==
"string"){if(X.length>1e3&&I(X)>1e3)return Y.errors=[{instancePath:c+"/body/description",schemaPath:"#/components/schema\
s/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Y.errors=[{instancePath:c+"/body/descri\
ption",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var D=G===v}else var D=!0;
if(D){if(y.metadata!==void 0){const X=v;pe(y.metadata,{instancePath:c+"/body/metadata",parentData:y,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:b})||(l=l===null?pe.errors:l.concat(pe.errors),v=l.length);var D=X===v}else var D=!0;
if(D)if(y.fee_level!==void 0){let X=y.fee_level;const G=v;if(typeof X!="string")return Y.errors=[{instancePath:c+"/body/\
fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(X==="low"||X===
"medium"||X==="high"))return Y.errors=[{instancePath:c+"/body/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",
keyword:"enum",params:{allowedValues:x.enum}}],!1;var D=G===v}else var D=!0}}}}}}}else return Y.errors=[{instancePath:c+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Y.errors=l,v===0}return Y.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})()}},getPayout(){
return{general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{"/payouts/{payout_id}":{get:{operationId:"\
getPayout",parameters:[{name:"payout_id",in:"path",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{type:"object",properties:{payout_id:{type:"string",minLength:1}},required:["payout_id"]},cookies:{},body:{}}},J=ucs2length;
function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){let Y=null,N=0;
const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="object"&&!Array.isArray(
u)){let q;if(u.query===void 0&&(q="query")||u.headers===void 0&&(q="headers")||u.params===void 0&&(q="params"))return j.
errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;if(u.headers!==void 0){
let f=u.headers;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.prefer!==void 0){let l=f.prefer;const v=N;
if(typeof l!="string"){let w=typeof l,D;if(D===void 0)if(w=="number"||w=="boolean")D=""+l;else if(l===null)D="";else return j.
errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{
type:"string"}}],!1;D!==void 0&&(l=D,f!==void 0&&(f.prefer=D))}if(N===v&&typeof l=="string"&&l.length>4096&&J(l)>4096)return j.
errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1;var $=b===N}else var $=!0;if($)if(u.params!==void 0){let f=u.params;const b=N;if(N===b)
if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.payout_id===void 0&&(v="payout_id"))return j.errors=[{instancePath:x+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:v}}],!1;if(f.payout_id!==
void 0){let w=f.payout_id;const D=N;if(typeof w!="string"){let p=typeof w,y;if(y===void 0)if(p=="number"||p=="boolean")y=
""+w;else if(w===null)y="";else return j.errors=[{instancePath:x+"/params/payout_id",schemaPath:"#/properties/params/pro\
perties/payout_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(w=y,f!==void 0&&(f.payout_id=y))}if(N===
D&&typeof w=="string"&&w.length<2&&J(w)<1)return j.errors=[{instancePath:x+"/params/payout_id",schemaPath:"#/properties/\
params/properties/payout_id/minLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:x+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else var $=!0}return j.
errors=Y,N===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},
U.exports})(),body:void 0}},listWebhooks(){return{general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{
"/webhooks":{get:{operationId:"listWebhooks",parameters:[{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],
requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"ob\
ject",properties:{prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",
parentData:I,parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="object"&&!Array.isArray(u)){let $;if(u.query===void 0&&($=
"query")||u.headers===void 0&&($="headers")||u.params===void 0&&($="params"))return j.errors=[{instancePath:x,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:$}}],!1;if(u.headers!==void 0){let q=u.headers;if(N===N)if(q&&typeof q==
"object"&&!Array.isArray(q)){if(q.prefer!==void 0){let b=q.prefer;const l=N;if(typeof b!="string"){let v=typeof b,w;if(w===
void 0)if(v=="number"||v=="boolean")w=""+b;else if(b===null)w="";else return j.errors=[{instancePath:x+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==
void 0&&(q.prefer=w))}if(N===l&&typeof b=="string"&&b.length>4096&&J(b)>4096)return j.errors=[{instancePath:x+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:x+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1}}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1},U.exports})(),body:void 0}},createWebhook(){return{general:(()=>{const U={};U.exports=u,U.exports.default=
u;const he={paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,
schema:{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",
in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{
type:"object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},
secret:{type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/comp\
onents/schemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pendi\
ng","payment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","t\
ransaction.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.complet\
ed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.proce\
ssing","payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]",
"x-tenderbox-format":"uri",maxLength:2048}}},required:["query","headers","params"],properties:{query:{},headers:{type:"o\
bject",properties:{"idempotency-key":{type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"v\
isible_ascii"},prefer:{type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},J=ucs2length,j=new RegExp("^[!-~]+\
$","u");function u(x,{instancePath:I="",parentData:ne,parentDataProperty:re,rootData:pe=x,dynamicAnchors:Y={}}={}){let N=null,
c=0;const $=u.evaluated;if($.dynamicProps&&($.props=void 0),$.dynamicItems&&($.items=void 0),x&&typeof x=="object"&&!Array.
isArray(x)){let f;if(x.query===void 0&&(f="query")||x.headers===void 0&&(f="headers")||x.params===void 0&&(f="params"))return u.
errors=[{instancePath:I,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(x.headers!==void 0){
let b=x.headers;if(c===c)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b["idempotency-key"]!==void 0){let v=b["idempot\
ency-key"];const w=c;if(typeof v!="string"){let D=typeof v,p;if(p===void 0)if(D=="number"||D=="boolean")p=""+v;else if(v===
null)p="";else return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/i\
dempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(v=p,b!==void 0&&(b["idempotency-key"]=p))}if(c===
w&&typeof v=="string"){if(v.length>255&&J(v)>255)return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(v.length<2&&J(
v)<1)return u.errors=[{instancePath:I+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency\
-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!j.test(v))return u.errors=[{instancePath:I+"/headers/idemp\
otency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[!-\
~]+$"}}],!1}var q=w===c}else var q=!0;if(q)if(b.prefer!==void 0){let v=b.prefer;const w=c;if(typeof v!="string"){let p=typeof v,
y;if(y===void 0)if(p=="number"||p=="boolean")y=""+v;else if(v===null)y="";else return u.errors=[{instancePath:I+"/header\
s/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(v=y,b!==void 0&&(b.prefer=y))}if(c===w&&typeof v=="string"&&v.length>4096&&J(v)>4096)return u.errors=[{instancePath:I+"\
/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1;var q=w===c}else var q=!0}else return u.errors=[{instancePath:I+"/headers",schemaPath:"#/properties/headers/type",keyword:"\
type",params:{type:"object"}}],!1}}return u.errors=N,c===0}return u.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:(()=>{const U={};U.exports=re,U.exports.default=re;const he={
paths:{"/webhooks":{post:{operationId:"createWebhook",parameters:[{name:"Idempotency-Key",in:"header",required:!1,schema:{
type:"string",minLength:1,maxLength:255,pattern:"^[!-~]+$","x-tenderbox-format":"visible_ascii"}},{name:"Prefer",in:"hea\
der",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:{required:!0,content:{"application/json":{schema:{type:"\
object",additionalProperties:!1,required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{
type:"string",minLength:1,maxLength:255},event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/s\
chemas/EventType"}}}}}}}}}},components:{schemas:{EventType:{type:"string",enum:["payment.created","payment.pending","pay\
ment.underpaid","payment.overpaid","payment.succeeded","payment.expired","payment.paid_late","payment.failed","transacti\
on.created","transaction.confirmed","transaction.failed","transaction.refunded","refund.created","refund.completed","inv\
oice.created","invoice.opened","invoice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","\
payout.completed","payout.failed"]},HttpUrl:{type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tende\
rbox-format":"uri",maxLength:2048}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,
required:["url","event_types"],properties:{url:{$ref:"#/components/schemas/HttpUrl"},secret:{type:"string",minLength:1,maxLength:255},
event_types:{type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}}}}},required:["body"]},
J={type:"string",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-format":"uri",maxLength:2048},j={type:"\
string",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid","payment.succeeded","payment.ex\
pired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed","transaction.failed","transact\
ion.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invoice.paid","invoice.past_due","\
invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},u=formats.uri,x=ucs2length,I=equal,
ne=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u");function re(pe,{instancePath:Y="",parentData:N,parentDataProperty:c,rootData:$=pe,
dynamicAnchors:q={}}={}){let f=null,b=0;const l=re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),pe&&typeof pe=="object"&&!Array.isArray(pe)){let D;if(pe.body===void 0&&(D="body"))return re.errors=[{instancePath:Y,
schemaPath:"#/required",keyword:"required",params:{missingProperty:D}}],!1;if(pe.body!==void 0){let p=pe.body;if(b===b)if(p&&
typeof p=="object"&&!Array.isArray(p)){let C;if(p.url===void 0&&(C="url")||p.event_types===void 0&&(C="event_types"))return re.
errors=[{instancePath:Y+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:C}}],
!1;{const O=b;for(const g in p)if(!(g==="url"||g==="secret"||g==="event_types")){return re.errors=[{instancePath:Y+"/bod\
y",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;
break}if(O===b){if(p.url!==void 0){let g=p.url;const X=b,G=b;if(b===G&&b===G)if(typeof g=="string"){if(g.length>2048&&x(
g)>2048)return re.errors=[{instancePath:Y+"/body/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLe\
ngth",params:{limit:2048}}],!1;if(ne.test(g)){if(!u(g))return re.errors=[{instancePath:Y+"/body/url",schemaPath:"#/compo\
nents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return re.errors=[{instancePath:Y+"/body/\
url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],
!1}else return re.errors=[{instancePath:Y+"/body/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{
type:"string"}}],!1;var v=X===b}else var v=!0;if(v){if(p.secret!==void 0){let g=p.secret;const X=b;if(b===X)if(typeof g==
"string"){if(g.length>255&&x(g)>255)return re.errors=[{instancePath:Y+"/body/secret",schemaPath:"#/properties/body/prope\
rties/secret/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(g.length<2&&x(g)<1)return re.errors=[{instancePath:Y+
"/body/secret",schemaPath:"#/properties/body/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return re.errors=[{instancePath:Y+"/body/secret",schemaPath:"#/properties/body/properties/secret/type",keyword:"type",params:{
type:"string"}}],!1;var v=X===b}else var v=!0;if(v)if(p.event_types!==void 0){let g=p.event_types;const X=b;if(b===X)if(Array.
isArray(g)){if(g.length<1)return re.errors=[{instancePath:Y+"/body/event_types",schemaPath:"#/properties/body/properties\
/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var w=!0;const ie=g.length;for(let me=0;me<ie;me++){let W=g[me];
const M=b;if(typeof W!="string")return re.errors=[{instancePath:Y+"/body/event_types/"+me,schemaPath:"#/components/schem\
as/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(W==="payment.created"||W==="payment.pending"||W==="pa\
yment.underpaid"||W==="payment.overpaid"||W==="payment.succeeded"||W==="payment.expired"||W==="payment.paid_late"||W==="\
payment.failed"||W==="transaction.created"||W==="transaction.confirmed"||W==="transaction.failed"||W==="transaction.refu\
nded"||W==="refund.created"||W==="refund.completed"||W==="invoice.created"||W==="invoice.opened"||W==="invoice.paid"||W===
"invoice.past_due"||W==="invoice.voided"||W==="payout.created"||W==="payout.processing"||W==="payout.completed"||W==="pa\
yout.failed"))return re.errors=[{instancePath:Y+"/body/event_types/"+me,schemaPath:"#/components/schemas/EventType/enum",
keyword:"enum",params:{allowedValues:j.enum}}],!1;var w=M===b;if(!w)break}if(w){let me=g.length,W;if(me>1){e:for(;me--;)
for(W=me;W--;)if(I(g[me],g[W])){return re.errors=[{instancePath:Y+"/body/event_types",schemaPath:"#/properties/body/prop\
erties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:me,j:W}}],!1;break e}}}}}else return re.errors=[{instancePath:Y+
"/body/event_types",schemaPath:"#/properties/body/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;
var v=X===b}else var v=!0}}}}else return re.errors=[{instancePath:Y+"/body",schemaPath:"#/properties/body/type",keyword:"\
type",params:{type:"object"}}],!1}}return re.errors=f,b===0}return re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})()}},getWebhook(){return{general:(()=>{const U={};U.exports=j,U.exports.
default=j;const he={paths:{"/webhooks/{webhook_id}":{get:{operationId:"getWebhook",parameters:[{name:"webhook_id",in:"pa\
th",required:!0,schema:{type:"string",minLength:1},style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{
type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query","headers","params"],properties:{
query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{
type:"string",minLength:1}},required:["webhook_id"]},cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",parentData:I,
parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.query===void 0&&(q="query")||
u.headers===void 0&&(q="headers")||u.params===void 0&&(q="params"))return j.errors=[{instancePath:x,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:q}}],!1;if(u.headers!==void 0){let f=u.headers;const b=N;if(N===b)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.prefer!==void 0){let l=f.prefer;const v=N;if(typeof l!="string"){let w=typeof l,D;if(D===
void 0)if(w=="number"||w=="boolean")D=""+l;else if(l===null)D="";else return j.errors=[{instancePath:x+"/headers/prefer",
schemaPath:"#/properties/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(l=D,f!==
void 0&&(f.prefer=D))}if(N===v&&typeof l=="string"&&l.length>4096&&J(l)>4096)return j.errors=[{instancePath:x+"/headers/\
prefer",schemaPath:"#/properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else
return j.errors=[{instancePath:x+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],
!1;var $=b===N}else var $=!0;if($)if(u.params!==void 0){let f=u.params;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.
isArray(f)){let v;if(f.webhook_id===void 0&&(v="webhook_id"))return j.errors=[{instancePath:x+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:v}}],!1;if(f.webhook_id!==void 0){let w=f.webhook_id;
const D=N;if(typeof w!="string"){let p=typeof w,y;if(y===void 0)if(p=="number"||p=="boolean")y=""+w;else if(w===null)y="";else
return j.errors=[{instancePath:x+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(w=y,f!==void 0&&(f.webhook_id=y))}if(N===D&&typeof w=="string"&&w.length<
2&&J(w)<1)return j.errors=[{instancePath:x+"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}}else return j.errors=[{instancePath:x+"/params",schemaPath:"#/proper\
ties/params/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else var $=!0}return j.errors=Y,N===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},
deleteWebhook(){return{general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{"/webhooks/{webhook_id}":{
delete:{operationId:"deleteWebhook",parameters:[{name:"webhook_id",in:"path",required:!0,schema:{type:"string",minLength:1},
style:"simple",explode:!1},{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},
components:{schemas:{}},required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{
type:"string",maxLength:4096}}},params:{type:"object",properties:{webhook_id:{type:"string",minLength:1}},required:["web\
hook_id"]},cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,
dynamicAnchors:pe={}}={}){let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),u&&typeof u=="object"&&!Array.isArray(u)){let q;if(u.query===void 0&&(q="query")||u.headers===void 0&&(q="header\
s")||u.params===void 0&&(q="params"))return j.errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{
missingProperty:q}}],!1;if(u.headers!==void 0){let f=u.headers;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.prefer!==void 0){let l=f.prefer;const v=N;if(typeof l!="string"){let w=typeof l,D;if(D===void 0)if(w=="number"||
w=="boolean")D=""+l;else if(l===null)D="";else return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properti\
es/headers/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;D!==void 0&&(l=D,f!==void 0&&(f.prefer=D))}
if(N===v&&typeof l=="string"&&l.length>4096&&J(l)>4096)return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/\
properties/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var $=b===N}else var $=!0;if($)
if(u.params!==void 0){let f=u.params;const b=N;if(N===b)if(f&&typeof f=="object"&&!Array.isArray(f)){let v;if(f.webhook_id===
void 0&&(v="webhook_id"))return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/required",keyword:"r\
equired",params:{missingProperty:v}}],!1;if(f.webhook_id!==void 0){let w=f.webhook_id;const D=N;if(typeof w!="string"){let p=typeof w,
y;if(y===void 0)if(p=="number"||p=="boolean")y=""+w;else if(w===null)y="";else return j.errors=[{instancePath:x+"/params\
/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(w=y,f!==void 0&&(f.webhook_id=y))}if(N===D&&typeof w=="string"&&w.length<2&&J(w)<1)return j.errors=[{instancePath:x+
"/params/webhook_id",schemaPath:"#/properties/params/properties/webhook_id/minLength",keyword:"minLength",params:{limit:1}}],
!1}}else return j.errors=[{instancePath:x+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"o\
bject"}}],!1;var $=b===N}else var $=!0}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},getBalance(){return{general:(()=>{const U={};
U.exports=j,U.exports.default=j;const he={paths:{"/balance":{get:{operationId:"getBalance",parameters:[{name:"Prefer",in:"\
header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},required:["query",
"headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},params:{},
cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,dynamicAnchors:pe={}}={}){
let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),u&&typeof u=="ob\
ject"&&!Array.isArray(u)){let $;if(u.query===void 0&&($="query")||u.headers===void 0&&($="headers")||u.params===void 0&&
($="params"))return j.errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{missingProperty:$}}],!1;
if(u.headers!==void 0){let q=u.headers;if(N===N)if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.prefer!==void 0){let b=q.
prefer;const l=N;if(typeof b!="string"){let v=typeof b,w;if(w===void 0)if(v=="number"||v=="boolean")w=""+b;else if(b===null)
w="";else return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/type",keyword:"\
type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==void 0&&(q.prefer=w))}if(N===l&&typeof b=="string"&&b.length>4096&&
J(b)>4096)return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/headers/properties/prefer/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+"/headers",schemaPath:"#/properti\
es/headers/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=Y,N===0}return j.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}},getAccount(){return{
general:(()=>{const U={};U.exports=j,U.exports.default=j;const he={paths:{"/account":{get:{operationId:"getAccount",parameters:[
{name:"Prefer",in:"header",required:!1,schema:{type:"string",maxLength:4096}}],requestBody:null}}},components:{schemas:{}},
required:["query","headers","params"],properties:{query:{},headers:{type:"object",properties:{prefer:{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}},J=ucs2length;function j(u,{instancePath:x="",parentData:I,parentDataProperty:ne,rootData:re=u,
dynamicAnchors:pe={}}={}){let Y=null,N=0;const c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),u&&typeof u=="object"&&!Array.isArray(u)){let $;if(u.query===void 0&&($="query")||u.headers===void 0&&($="header\
s")||u.params===void 0&&($="params"))return j.errors=[{instancePath:x,schemaPath:"#/required",keyword:"required",params:{
missingProperty:$}}],!1;if(u.headers!==void 0){let q=u.headers;if(N===N)if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.
prefer!==void 0){let b=q.prefer;const l=N;if(typeof b!="string"){let v=typeof b,w;if(w===void 0)if(v=="number"||v=="bool\
ean")w=""+b;else if(b===null)w="";else return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/properties/heade\
rs/properties/prefer/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(b=w,q!==void 0&&(q.prefer=w))}if(N===
l&&typeof b=="string"&&b.length>4096&&J(b)>4096)return j.errors=[{instancePath:x+"/headers/prefer",schemaPath:"#/propert\
ies/headers/properties/prefer/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return j.errors=[{instancePath:x+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return j.errors=Y,N===0}return j.
evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1},U.exports})(),body:void 0}}};
function ds(){const U={};U.answer0=w;const he={$ref:"contract:#/components/schemas/PaymentRequestList"},J={type:"object",
description:"One page of payment requests.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{
type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/PaymentRequestListItem"}},has_more:{
$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without \
another page, of the same query without cursor.",pattern:"^[/]v1[/]payments(\\?.+)?$"}}},j={type:"boolean",description:"\
Whether there is another page in this direction."},u={type:"object",description:"A payment request in the short form of \
a list.",additionalProperties:!1,required:["id","amount","currency","status","payment_url","created_at","expires_at"],properties:{
id:{$ref:"#/components/schemas/PaymentRequestId"},amount:{type:"number",minimum:1e-8,description:"What the customer is t\
o pay, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},
payment_url:{$ref:"#/components/schemas/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/co\
mponents/schemas/Timestamp",description:"When the payment request was created."},expires_at:{$ref:"#/components/schemas/\
Timestamp",description:"Until when it can be paid."}}},x={type:"string",description:"Identifier of a payment request.",pattern:"\
^pay_req_[0-9a-z]{24}$"},I={type:"string",description:"Code of a cryptocurrency or a fiat currency.",enum:["BTC","ETH","\
LTC","USDT","USDC","TRX","XRP","SOL","DOGE","USD","EUR","GBP","CHF","CAD","AUD","JPY"]},ne={type:"string",description:"`\
pending` waits for the customer or for confirmations; `paid` is received and confirmed, and stays so when it is refunded\
 later; `expired` and `failed` are final without payment.",enum:["pending","paid","expired","failed"]},re={type:"string",
description:"An absolute http or https address.",format:"uri",pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","x-tenderbox-forma\
t":"uri",maxLength:2048},pe={type:"string",description:"A moment in UTC, ISO 8601 with seconds or milliseconds.",format:"\
date-time",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"},Y=new RegExp("^pay_req_[0-9a-z]{24}$","u"),
N=new RegExp("^[Hh][Tt][Tt][Pp][Ss]?:[/][/]","u"),c=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$",
"u"),$=formats.uri,q=formats["date-time"],f=ucs2length;function b(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=b.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.amount===void 0&&
(_="amount")||r.currency===void 0&&(_="currency")||r.status===void 0&&(_="status")||r.payment_url===void 0&&(_="payment_\
url")||r.created_at===void 0&&(_="created_at")||r.expires_at===void 0&&(_="expires_at"))return b.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="id"||i===
"amount"||i==="currency"||i==="status"||i==="payment_url"||i==="created_at"||i==="expires_at")){return b.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.
id!==void 0){let i=r.id;const n=e;if(e===e)if(typeof i=="string"){if(!Y.test(i))return b.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return b.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=n===e}else var o=!0;if(o){if(r.amount!==void 0){let i=r.amount;const n=e;if(e===n)if(typeof i=="number"){
if(i<1e-8||isNaN(i))return b.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",
params:{comparison:">=",limit:1e-8}}],!1}else return b.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount\
/type",keyword:"type",params:{type:"number"}}],!1;var o=n===e}else var o=!0;if(o){if(r.currency!==void 0){let i=r.currency;
const n=e;if(typeof i!="string")return b.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(i==="BTC"||i==="ETH"||i==="LTC"||i==="USDT"||i==="USDC"||i==="TRX"||
i==="XRP"||i==="SOL"||i==="DOGE"||i==="USD"||i==="EUR"||i==="GBP"||i==="CHF"||i==="CAD"||i==="AUD"||i==="JPY"))return b.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var o=n===e}else var o=!0;if(o){if(r.status!==void 0){let i=r.status;const n=e;if(typeof i!="string")return b.
errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(!(i==="pending"||i==="paid"||i==="expired"||i==="failed"))return b.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PaymentStatus/enum",keyword:"enum",params:{allowedValues:ne.enum}}],!1;var o=n===e}else var o=!0;if(o){
if(r.payment_url!==void 0){let i=r.payment_url;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string"){if(i.length>2048&&f(
i)>2048)return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(N.test(i)){if(!$(i))return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return b.errors=[{instancePath:t+"/pay\
ment_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return b.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.created_at!==void 0){let i=r.created_at;const n=e,
k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(i)){if(!q(i))return b.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return b.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return b.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o)if(r.expires_at!==void 0){
let i=r.expires_at;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(i)){if(!q(i))return b.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return b.
errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return b.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0}}}}}}}}else return b.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=a,e===0}b.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const l=new RegExp("^[/]v1[/]payments(\\?.+)?$","u");function v(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=v.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.data===void 0&&
(h="data")||r.has_more===void 0&&(h="has_more")||r.url===void 0&&(h="url"))return v.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n==="data"||n==="has_mor\
e"||n==="url")){return v.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e){if(r.data!==void 0){let n=r.data;const k=e;if(e===k)if(Array.isArray(n)){if(n.
length>100)return v.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],
!1;{var o=!0;const L=n.length;for(let F=0;F<L;F++){const s=e;b(n[F],{instancePath:t+"/data/"+F,parentData:n,parentDataProperty:F,
rootData:H,dynamicAnchors:S})||(a=a===null?b.errors:a.concat(b.errors),e=a.length);var o=s===e;if(!o)break}}}else return v.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var _=k===
e}else var _=!0;if(_){if(r.has_more!==void 0){const n=e;if(typeof r.has_more!="boolean")return v.errors=[{instancePath:t+
"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],!1;var _=n===e}else var _=!0;
if(_)if(r.url!==void 0){let n=r.url;const k=e;if(e===k)if(typeof n=="string"){if(!l.test(n))return v.errors=[{instancePath:t+
"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1[/]payments(\\?.+)?$"}}],!1}else return v.
errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var _=k===e}else
var _=!0}}}}else return v.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return v.
errors=a,e===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function w(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=w.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),v(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?v.errors:
a.concat(v.errors),e=a.length),w.errors=a,e===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer1=X;const D={
$ref:"contract:#/components/schemas/ErrorInvalidParameter"},p={type:"object",description:"Error body. Code of a 400: a p\
arameter is missing, malformed or invalid.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",
additionalProperties:!1,required:["code","message","details"],properties:{code:{$ref:"#/components/schemas/ErrorCodeInva\
lidParameter"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},
y={type:"string",description:"Code of a 400: a parameter is missing, malformed or invalid.",enum:["INVALID_PARAMETER"]},
C={type:"string",description:"For people. Says what was wrong and what to do; the wording can change, the code cannot.",
minLength:1},O={type:"object",description:"Which parameter is at fault, and which rule it broke.",additionalProperties:!1,
required:["parameter","rule"],properties:{parameter:{type:"string",description:"Name of the field, query parameter or he\
ader. A field inside another is written `items[0].quantity`; `body` is the body as a whole.",minLength:1},value:{description:"\
What was sent, as it was read; absent when nothing was."},rule:{type:"string",description:"The rule that was broken: `re\
quired`, `numeric`, `integer`, `positive_numeric`, `string`, `object`, `array`, `boolean`, `in:<list>`, `min:<n>`, `max:\
<n>` (of a moment `max:30d`, days ahead), `min_length:<n>`, `max_length:<n>`, `min_items:<n>`, `max_items:<n>`, `max_dig\
its:15` (significant digits of any number), `decimals:<n>`, `format:<name>`, `after:now`, `exists` (a cursor names no re\
cord of the list), `without:<parameter>` (the two exclude each other), `unknown`, `json`, `content_type` or `unique`.",minLength:1},
reason:{type:"string",description:"Why an address was refused; only with a refused payout address.",minLength:1}}};function g(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=g.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let h;if(r.error===void 0&&(h="error"))return g.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return g.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.
error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L=
"message")||n.details===void 0&&(L="details"))return g.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/r\
equired",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||
s==="details")){return g.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!=
"string")return g.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInvalidParameter/type",
keyword:"type",params:{type:"string"}}],!1;if(s!=="INVALID_PARAMETER")return g.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeInvalidParameter/enum",keyword:"enum",params:{allowedValues:y.enum}}],!1;var o=P===e}else var o=!0;
if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return g.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return g.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"t\
ype",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===
e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))
return g.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"requi\
red",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="rea\
son")){return g.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(T===e){if(s.parameter!==void 0){let m=s.
parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return g.errors=[{instancePath:t+"/error/detai\
ls/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return g.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDet\
ails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){
let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return g.errors=[{instancePath:t+"/error/de\
tails/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return g.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/\
rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;
const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return g.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return g.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason\
/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return g.errors=[{instancePath:t+"/e\
rror/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else
var o=!0}}}}else return g.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"\
object"}}],!1}}}else return g.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return g.
errors=a,e===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=X.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),g(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?g.errors:
a.concat(g.errors),e=a.length),X.errors=a,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer2=M;const G={
$ref:"contract:#/components/schemas/ErrorUnauthenticated"},ie={type:"object",description:"Error body of a 401: the crede\
ntial is missing, unknown, revoked or refused.",additionalProperties:!1,required:["error"],properties:{error:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeUnauthenti\
cated"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},me={type:"\
string",description:"Code of a 401: the credential is missing, unknown, revoked or refused.",enum:["UNAUTHENTICATED"]};function W(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=W.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let h;if(r.error===void 0&&(h="error"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return W.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.
error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L=
"message"))return W.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||s==="details")){return W.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!="string")return W.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticated/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"UNAUTHENTICATED")return W.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeUnauthenticat\
ed/enum",keyword:"enum",params:{allowedValues:me.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.
message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return W.errors=[{instancePath:t+"/error/message",
schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))return W.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],
!1;{const T=e;for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="reason")){return W.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="s\
tring"){if(m.length<2&&f(m)<1)return W.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schem\
as/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="st\
ring"){if(m.length<2&&f(m)<1)return W.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Err\
orDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/e\
rror/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var _=A===e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){
if(m.length<2&&f(m)<1)return W.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDet\
ails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/erro\
r/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"str\
ing"}}],!1;var _=A===e}else var _=!0}}}}else return W.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/\
schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}}}else return W.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return W.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=a,e===0}W.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=M.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),W(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?W.errors:a.concat(
W.errors),e=a.length),M.errors=a,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer3=je;const K={$ref:"\
contract:#/components/schemas/ErrorPermissionDenied"},Ce={type:"object",description:"Error body. Code of a 403: the key \
is valid and lacks the scope of the operation.",additionalProperties:!1,required:["error"],properties:{error:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodePermission\
Denied"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Ze={type:"\
string",description:"Code of a 403: the key is valid and lacks the scope of the operation.",enum:["PERMISSION_DENIED"]};
function Z(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Z.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let h;if(r.error===void 0&&(h="error"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return Z.errors=[{instancePath:t,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.
error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L=
"message"))return Z.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{
missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||s==="details")){return Z.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!="string")return Z.errors=[{instancePath:t+"/e\
rror/code",schemaPath:"#/components/schemas/ErrorCodePermissionDenied/type",keyword:"type",params:{type:"string"}}],!1;if(s!==
"PERMISSION_DENIED")return Z.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePermissionD\
enied/enum",keyword:"enum",params:{allowedValues:Ze.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.
message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return Z.errors=[{instancePath:t+"/error/message",
schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))return Z.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],
!1;{const T=e;for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="reason")){return Z.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="s\
tring"){if(m.length<2&&f(m)<1)return Z.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schem\
as/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="st\
ring"){if(m.length<2&&f(m)<1)return Z.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Err\
orDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/e\
rror/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var _=A===e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){
if(m.length<2&&f(m)<1)return Z.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDet\
ails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+"/erro\
r/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"str\
ing"}}],!1;var _=A===e}else var _=!0}}}}else return Z.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/\
schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}}}else return Z.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return Z.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=a,e===0}Z.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function je(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=je.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),Z(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Z.errors:
a.concat(Z.errors),e=a.length),je.errors=a,e===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer4=Qe;const $e={
$ref:"contract:#/components/schemas/ErrorMethodNotAllowed"},Fr={type:"object",description:"Error body. Code of a 405: th\
e path exists and has no such method.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,
required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeMethodNotAllowed"},message:{$ref:"#/co\
mponents/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Vr={type:"string",description:"Co\
de of a 405: the path exists and has no such method.",enum:["METHOD_NOT_ALLOWED"]};function ue(r,{instancePath:t="",parentData:V,
parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ue.evaluated;if(d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h=
"error"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;
for(const n in r)if(n!=="error"){return ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L="message"))return ue.errors=[{
instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;
for(const s in n)if(!(s==="code"||s==="message"||s==="details")){return ue.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===
e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!="string")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"\
#/components/schemas/ErrorCodeMethodNotAllowed/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="METHOD_NOT_ALLOW\
ED")return ue.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeMethodNotAllowed/enum",keyword:"\
enum",params:{allowedValues:Vr.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;
if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return ue.errors=[{instancePath:t+"/error/message",schemaPath:"#/c\
omponents/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===
e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))return ue.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;
for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="reason")){return ue.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(
m)<1)return ue.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details\
/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<
2&&f(m)<1)return ue.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===
e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<
1)return ue.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/rea\
son/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===
e}else var _=!0}}}}else return ue.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails\
/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}}}else return ue.errors=[{instancePath:t+"/\
error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return ue.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=a,e===0}ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Qe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=Qe.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ue(r,{instancePath:t,
parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?ue.errors:a.concat(ue.errors),e=a.length),Qe.
errors=a,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer5=ar;const _e={$ref:"contract:#/component\
s/schemas/ErrorRateLimited"},Ge={type:"object",description:"Error body. Code of a 429: the key has used up its requests \
for this window.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:[
"code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodeRateLimited"},message:{$ref:"#/components/schema\
s/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Br={type:"string",description:"Code of a 429: th\
e key has used up its requests for this window.",enum:["RATE_LIMITED"]};function ve(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return ve.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)
if(n!=="error"){return ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L="message"))return ve.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="co\
de"||s==="message"||s==="details")){return ve.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.
code;const P=e;if(typeof s!="string")return ve.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Er\
rorCodeRateLimited/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="RATE_LIMITED")return ve.errors=[{instancePath:t+
"/error/code",schemaPath:"#/components/schemas/ErrorCodeRateLimited/enum",keyword:"enum",params:{allowedValues:Br.enum}}],
!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.
length<2&&f(s)<1)return ve.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==
void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R=
"parameter")||s.rule===void 0&&(R="rule"))return ve.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="pa\
rameter"||m==="value"||m==="rule"||m==="reason")){return ve.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ve.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ve.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ve.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ve.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ve.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return ve.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return ve.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ve.errors=a,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ar.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ve(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?ve.errors:a.concat(ve.errors),e=a.length),ar.errors=a,e===0}ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer6=nr;const lt={$ref:"contract:#/components/schemas/ErrorInternalServerError"},ft={
type:"object",description:"Error body. Code of a 500: something unexpected failed.",additionalProperties:!1,required:["e\
rror"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/co\
mponents/schemas/ErrorCodeInternalServerError"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/comp\
onents/schemas/ErrorDetails"}}}}},Wr={type:"string",description:"Code of a 500: something unexpected failed.",enum:["INT\
ERNAL_SERVER_ERROR"]};function Pe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=Pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return Pe.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return Pe.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&
(L="code")||n.message===void 0&&(L="message"))return Pe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||
s==="details")){return Pe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!=
"string")return Pe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(s!=="INTERNAL_SERVER_ERROR")return Pe.errors=[{instancePath:t+"/error\
/code",schemaPath:"#/components/schemas/ErrorCodeInternalServerError/enum",keyword:"enum",params:{allowedValues:Wr.enum}}],
!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.
length<2&&f(s)<1)return Pe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/message",schemaPath:"#/com\
ponents/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==
void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R=
"parameter")||s.rule===void 0&&(R="rule"))return Pe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="pa\
rameter"||m==="value"||m==="rule"||m==="reason")){return Pe.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Pe.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Pe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Pe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Pe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return Pe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return Pe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Pe.errors=a,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=nr.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Pe(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?Pe.errors:a.concat(Pe.errors),e=a.length),nr.errors=a,e===0}nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer7=ir;const ct={$ref:"contract:#/components/schemas/ErrorServiceUnavailable"},ut={
type:"object",description:"Error body. Code of a 503: the service cannot answer for the moment.",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{
$ref:"#/components/schemas/ErrorCodeServiceUnavailable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}},Xr={type:"string",description:"Code of a 503: the service cannot answer for the \
moment.",enum:["SERVICE_UNAVAILABLE"]};function we(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=we.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return we.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return we.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&
(L="code")||n.message===void 0&&(L="message"))return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||
s==="details")){return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!=
"string")return we.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(s!=="SERVICE_UNAVAILABLE")return we.errors=[{instancePath:t+"/error/co\
de",schemaPath:"#/components/schemas/ErrorCodeServiceUnavailable/enum",keyword:"enum",params:{allowedValues:Xr.enum}}],!1;
var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<
2&&f(s)<1)return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.
details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||
s.rule===void 0&&(R="rule"))return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="parameter"||m===
"value"||m==="rule"||m==="reason")){return we.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(T===e){if(s.
parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return we.errors=[
{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return we.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return we.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return we.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return we.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return we.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return we.errors=a,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ir.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),we(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?we.errors:a.concat(we.errors),e=a.length),ir.errors=a,e===0}ir.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer8=pr;const yt={$ref:"contract:#/components/schemas/PaymentRequest"},Gr={type:"o\
bject",description:"A payment request, as creation and retrieval answer it.",additionalProperties:!1,required:["id","amo\
unt","currency","status","payment_url","created_at","expires_at"],properties:{id:{$ref:"#/components/schemas/PaymentRequ\
estId"},amount:{type:"number",minimum:1e-8,description:"What the customer is to pay, in `currency`."},currency:{$ref:"#/\
components/schemas/Currency"},status:{$ref:"#/components/schemas/PaymentStatus"},payment_url:{$ref:"#/components/schemas\
/HttpUrl",description:"The page where the customer pays."},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the payment request was created."},expires_at:{$ref:"#/components/schemas/Timestamp",description:"Until when it can\
 be paid."},description:{$ref:"#/components/schemas/Description",description:"As given; absent when not given."},callback_url:{
$ref:"#/components/schemas/HttpUrl",description:"Where the customer is sent after completion or failure; absent when not\
 given."},metadata:{$ref:"#/components/schemas/Metadata",description:"As given; absent when not given."},customer_email:{
$ref:"#/components/schemas/Email",description:"As given; absent when not given."},paid_at:{$ref:"#/components/schemas/Ti\
mestamp",description:"When the payment was confirmed; present once paid."},paid_amount:{type:"number",minimum:1e-8,description:"\
The cryptocurrency that was received, in `paid_currency`; present once paid."},paid_currency:{$ref:"#/components/schemas\
/CryptoCurrency",description:"The cryptocurrency that the customer paid in; present once paid."},transaction_id:{$ref:"#\
/components/schemas/TransactionId",description:"The transaction that completed the payment; present once paid."}},if:{additionalProperties:!0,
properties:{status:{const:"paid"}}},then:{additionalProperties:!0,properties:{paid_at:{},paid_amount:{},paid_currency:{},
transaction_id:{}},required:["paid_at","paid_amount","paid_currency","transaction_id"]},else:{additionalProperties:!0,not:{
anyOf:[{properties:{paid_at:{}},required:["paid_at"]},{properties:{paid_amount:{}},required:["paid_amount"]},{properties:{
paid_currency:{}},required:["paid_currency"]},{properties:{transaction_id:{}},required:["transaction_id"]}]}}},ht={type:"\
string",description:"Free text of the merchant.",maxLength:1e3},gt={type:"string",description:"An e-mail address.",format:"\
email",maxLength:254},Ye={type:"string",description:"Code of a cryptocurrency.",enum:["BTC","ETH","LTC","USDT","USDC","T\
RX","XRP","SOL","DOGE"]},_t={type:"string",description:"Identifier of a transaction.",pattern:"^txn_[0-9a-z]{24}$"},Ke=Object.
prototype.hasOwnProperty,rr=new RegExp("^txn_[0-9a-z]{24}$","u"),or=formats.email,vt={type:"object",description:"Key-val\
ue pairs of the merchant, kept and returned as they are. At most 50, keys of 1 to 40 characters, values are strings of a\
t most 500 characters, numbers of at most 15 significant digits, booleans or null.",maxProperties:50,propertyNames:{type:"\
string",minLength:1,maxLength:40},additionalProperties:{$ref:"#/components/schemas/MetadataValue"}},Pt={description:"A v\
alue of metadata.",anyOf:[{type:"string",maxLength:500},{type:"number"},{type:"boolean"},{type:"null"}]};function Ee(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Ee.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(Object.keys(r).length>50)return Ee.errors=[{instancePath:t,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{
limit:50}}],!1;for(const i in r){const n=e;if(e===n)if(typeof i=="string"){if(i.length>40&&f(i)>40){const k={instancePath:t,
schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit:40},propertyName:i};a===null?a=[k]:a.push(k),e++}else if(i.
length<2&&f(i)<1){const k={instancePath:t,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:i};
a===null?a=[k]:a.push(k),e++}}else{const k={instancePath:t,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"\
string"},propertyName:i};a===null?a=[k]:a.push(k),e++}var o=n===e;if(!o){const k={instancePath:t,schemaPath:"#/propertyN\
ames",keyword:"propertyNames",params:{propertyName:i}};return a===null?a=[k]:a.push(k),e++,Ee.errors=a,!1;break}}if(o)for(const i in r){
let n=r[i];const k=e,L=e;let F=!1;const s=e;if(e===s)if(typeof n=="string"){if(n.length>500&&f(n)>500){const R={instancePath:t+
"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/maxLength",keyword:"\
maxLength",params:{limit:500}};a===null?a=[R]:a.push(R),e++}}else{const R={instancePath:t+"/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/0/type",keyword:"type",params:{type:"string"}};a===null?
a=[R]:a.push(R),e++}var _=s===e;F=F||_;const P=e;if(typeof n!="number"){const R={instancePath:t+"/"+i.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/1/type",keyword:"type",params:{type:"number"}};
a===null?a=[R]:a.push(R),e++}var _=P===e;F=F||_;const z=e;if(typeof n!="boolean"){const R={instancePath:t+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/2/type",keyword:"type",params:{type:"\
boolean"}};a===null?a=[R]:a.push(R),e++}var _=z===e;F=F||_;const E=e;if(n!==null){const R={instancePath:t+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf/3/type",keyword:"type",params:{type:"\
null"}};a===null?a=[R]:a.push(R),e++}var _=E===e;if(F=F||_,F)e=L,a!==null&&(L?a.length=L:a=null);else{const R={instancePath:t+
"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/components/schemas/MetadataValue/anyOf",keyword:"anyOf",params:{}};
return a===null?a=[R]:a.push(R),e++,Ee.errors=a,!1}var h=k===e;if(!h)break}}else return Ee.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=a,e===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ee(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const d=ee.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const o=e;let _=!0;const h=e;if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const P={};a===null?a=[P]:a.push(P),e++}var i=h===
e;e=o,a!==null&&(o?a.length=o:a=null);let n;if(i){const P=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.paid_at===
void 0&&(E="paid_at")||r.paid_amount===void 0&&(E="paid_amount")||r.paid_currency===void 0&&(E="paid_currency")||r.transaction_id===
void 0&&(E="transaction_id"))return ee.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:E}}],
!1}var i=P===e;_=i,n="then"}else{const P=e,z=e,E=e,R=e;let T=!1;const m=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let We;
if(r.paid_at===void 0&&(We="paid_at")){const fe={};a===null?a=[fe]:a.push(fe),e++}}var L=m===e;if(T=T||L,L){var k={};k.paid_at=
!0}const A=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let We;if(r.paid_amount===void 0&&(We="paid_amount")){const fe={};
a===null?a=[fe]:a.push(fe),e++}}var L=A===e;T=T||L,L&&k!==!0&&(k=k||{},k.paid_amount=!0);const Ne=e;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let We;if(r.paid_currency===void 0&&(We="paid_currency")){const fe={};a===null?a=[fe]:a.push(fe),
e++}}var L=Ne===e;T=T||L,L&&k!==!0&&(k=k||{},k.paid_currency=!0);const Ie=e;if(r&&typeof r=="object"&&!Array.isArray(r)){
let We;if(r.transaction_id===void 0&&(We="transaction_id")){const fe={};a===null?a=[fe]:a.push(fe),e++}}var L=Ie===e;if(T=
T||L,L&&k!==!0&&(k=k||{},k.transaction_id=!0),T)e=R,a!==null&&(R?a.length=R:a=null);else{const We={};a===null?a=[We]:a.push(
We),e++}var F=E===e;if(F)return ee.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=z,a!==
null&&(z?a.length=z:a=null);var i=P===e;_=i,n="else"}if(!_){const P={instancePath:t,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:n}};return a===null?a=[P]:a.push(P),e++,ee.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let P;if(r.id===void 0&&(P="id")||r.amount===void 0&&(P="amount")||r.currency===void 0&&(P="currency")||r.status===void 0&&
(P="status")||r.payment_url===void 0&&(P="payment_url")||r.created_at===void 0&&(P="created_at")||r.expires_at===void 0&&
(P="expires_at"))return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:P}}],
!1;{const z=e;for(const E in r)if(!Ke.call(Gr.properties,E)){return ee.errors=[{instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:E}}],!1;break}if(z===e){if(r.id!==void 0){let E=r.id;
const R=e;if(e===e)if(typeof E=="string"){if(!Y.test(E))return ee.errors=[{instancePath:t+"/id",schemaPath:"#/components\
/schemas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return ee.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;
var s=R===e}else var s=!0;if(s){if(r.amount!==void 0){let E=r.amount;const R=e;if(e===R)if(typeof E=="number"){if(E<1e-8||
isNaN(E))return ee.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{
comparison:">=",limit:1e-8}}],!1}else return ee.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",
keyword:"type",params:{type:"number"}}],!1;var s=R===e}else var s=!0;if(s){if(r.currency!==void 0){let E=r.currency;const R=e;
if(typeof E!="string")return ee.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(E==="BTC"||E==="ETH"||E==="LTC"||E==="USDT"||E==="USDC"||E==="TRX"||E==="XRP"||E===
"SOL"||E==="DOGE"||E==="USD"||E==="EUR"||E==="GBP"||E==="CHF"||E==="CAD"||E==="AUD"||E==="JPY"))return ee.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var s=R===
e}else var s=!0;if(s){if(r.status!==void 0){let E=r.status;const R=e;if(typeof E!="string")return ee.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PaymentStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(E==="pend\
ing"||E==="paid"||E==="expired"||E==="failed"))return ee.errors=[{instancePath:t+"/status",schemaPath:"#/components/sche\
mas/PaymentStatus/enum",keyword:"enum",params:{allowedValues:ne.enum}}],!1;var s=R===e}else var s=!0;if(s){if(r.payment_url!==
void 0){let E=r.payment_url;const R=e,T=e;if(e===T&&e===T)if(typeof E=="string"){if(E.length>2048&&f(E)>2048)return ee.errors=
[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],
!1;if(N.test(E)){if(!$(E))return ee.errors=[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/form\
at",keyword:"format",params:{format:"uri"}}],!1}else return ee.errors=[{instancePath:t+"/payment_url",schemaPath:"#/comp\
onents/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return ee.errors=
[{instancePath:t+"/payment_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var s=R===e}else var s=!0;if(s){if(r.created_at!==void 0){let E=r.created_at;const R=e,T=e;if(e===T&&e===T)if(typeof E==
"string")if(c.test(E)){if(!q(E))return ee.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timesta\
mp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ee.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z$"}}],!1;else return ee.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"\
type",params:{type:"string"}}],!1;var s=R===e}else var s=!0;if(s){if(r.expires_at!==void 0){let E=r.expires_at;const R=e,
T=e;if(e===T&&e===T)if(typeof E=="string")if(c.test(E)){if(!q(E))return ee.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ee.errors=[{instancePath:t+
"/expires_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ee.errors=[{instancePath:t+"/expires_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=R===e}else var s=!0;if(s){if(r.description!==void 0){
let E=r.description;const R=e;if(e===e)if(typeof E=="string"){if(E.length>1e3&&f(E)>1e3)return ee.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ee.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var s=R===e}else var s=!0;if(s){if(r.callback_url!==void 0){let E=r.callback_url;const R=e,T=e;if(e===T&&e===
T)if(typeof E=="string"){if(E.length>2048&&f(E)>2048)return ee.errors=[{instancePath:t+"/callback_url",schemaPath:"#/com\
ponents/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N.test(E)){if(!$(E))return ee.errors=
[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],
!1}else return ee.errors=[{instancePath:t+"/callback_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pat\
tern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return ee.errors=[{instancePath:t+"/callback_url",schemaPath:"\
#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var s=R===e}else var s=!0;if(s){if(r.metadata!==
void 0){const E=e;Ee(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||
(a=a===null?Ee.errors:a.concat(Ee.errors),e=a.length);var s=E===e}else var s=!0;if(s){if(r.customer_email!==void 0){let E=r.
customer_email;const R=e,T=e;if(e===T&&e===T)if(typeof E=="string"){if(E.length>254&&f(E)>254)return ee.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!or(E))
return ee.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{
format:"email"}}],!1}else return ee.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/typ\
e",keyword:"type",params:{type:"string"}}],!1;var s=R===e}else var s=!0;if(s){if(r.paid_at!==void 0){let E=r.paid_at;const R=e,
T=e;if(e===T&&e===T)if(typeof E=="string")if(c.test(E)){if(!q(E))return ee.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ee.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ee.errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas\
/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=R===e}else var s=!0;if(s){if(r.paid_amount!==void 0){let E=r.
paid_amount;const R=e;if(e===R)if(typeof E=="number"){if(E<1e-8||isNaN(E))return ee.errors=[{instancePath:t+"/paid_amoun\
t",schemaPath:"#/properties/paid_amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return ee.
errors=[{instancePath:t+"/paid_amount",schemaPath:"#/properties/paid_amount/type",keyword:"type",params:{type:"number"}}],
!1;var s=R===e}else var s=!0;if(s){if(r.paid_currency!==void 0){let E=r.paid_currency;const R=e;if(typeof E!="string")return ee.
errors=[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(E==="BTC"||E==="ETH"||E==="LTC"||E==="USDT"||E==="USDC"||E==="TRX"||E==="XRP"||E==="SOL"||E==="DOGE"))
return ee.errors=[{instancePath:t+"/paid_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",
params:{allowedValues:Ye.enum}}],!1;var s=R===e}else var s=!0;if(s)if(r.transaction_id!==void 0){let E=r.transaction_id;
const R=e;if(e===e)if(typeof E=="string"){if(!rr.test(E))return ee.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return ee.
errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"\
string"}}],!1;var s=R===e}else var s=!0}}}}}}}}}}}}}}}}else return ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ee.errors=a,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=pr.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ee(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?ee.errors:a.concat(ee.errors),e=a.length),pr.errors=a,e===0}pr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer9=mr;const wt={$ref:"contract:#/components/schemas/ErrorIdempotencyConflict"},kt={
type:"object",description:"Error body. Code of a 409: the first request with this Idempotency-Key is still running.",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{
$ref:"#/components/schemas/ErrorCodeIdempotencyConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"\
#/components/schemas/ErrorDetails"}}}}},zr={type:"string",description:"Code of a 409: the first request with this Idempo\
tency-Key is still running.",enum:["IDEMPOTENCY_KEY_IN_USE"]};function ke(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return ke.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)
if(n!=="error"){return ke.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L="message"))return ke.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="co\
de"||s==="message"||s==="details")){return ke.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.
code;const P=e;if(typeof s!="string")return ke.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Er\
rorCodeIdempotencyConflict/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_IN_USE")return ke.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyConflict/enum",keyword:"enum",params:{
allowedValues:zr.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s==
"string"){if(s.length<2&&f(s)<1)return ke.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/Erro\
rMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/message",schemaPath:"\
#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==
void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R=
"parameter")||s.rule===void 0&&(R="rule"))return ke.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/sc\
hemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="pa\
rameter"||m==="value"||m==="rule"||m==="reason")){return ke.errors=[{instancePath:t+"/error/details",schemaPath:"#/compo\
nents/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ke.
errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ke.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return ke.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ke.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return ke.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return ke.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return ke.errors=a,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=mr.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ke(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?ke.errors:a.concat(ke.errors),e=a.length),mr.errors=a,e===0}mr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer10=dr;const bt={$ref:"contract:#/components/schemas/ErrorIdempotencyUnprocessab\
le"},qt={type:"object",description:"Error body. Code of a 422: this Idempotency-Key was used with another body.",additionalProperties:!1,
required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{
$ref:"#/components/schemas/ErrorCodeIdempotencyUnprocessable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{
$ref:"#/components/schemas/ErrorDetails"}}}}},Yr={type:"string",description:"Code of a 422: this Idempotency-Key was use\
d with another body.",enum:["IDEMPOTENCY_KEY_REUSED"]};function be(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return be.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)
if(n!=="error"){return be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let L;if(n.code===void 0&&(L="code")||n.message===void 0&&(L="message"))return be.errors=[{instancePath:t+"/error",schemaPath:"\
#/properties/error/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="co\
de"||s==="message"||s==="details")){return be.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.
code;const P=e;if(typeof s!="string")return be.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/Er\
rorCodeIdempotencyUnprocessable/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="IDEMPOTENCY_KEY_REUSED")return be.
errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeIdempotencyUnprocessable/enum",keyword:"\
enum",params:{allowedValues:Yr.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;
if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return be.errors=[{instancePath:t+"/error/message",schemaPath:"#/c\
omponents/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+
"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===
e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(
s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))return be.errors=[{instancePath:t+"/erro\
r/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;
for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="reason")){return be.errors=[{instancePath:t+"/error\
/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(
m)<1)return be.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details\
/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],
!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<
2&&f(m)<1)return be.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properti\
es/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/rule",
schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===
e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<
1)return be.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/rea\
son/minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:t+"/error/details/reason",
schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===
e}else var _=!0}}}}else return be.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails\
/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}}}else return be.errors=[{instancePath:t+"/\
error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return be.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=a,e===0}be.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function dr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=dr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),be(r,{instancePath:t,
parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?be.errors:a.concat(be.errors),e=a.length),dr.
errors=a,e===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer11=lr;const Dt={$ref:"contract:#/componen\
ts/schemas/ErrorNotFound"},Lt={type:"object",description:"Error body. Code of a 404: this merchant has no such resource.",
additionalProperties:!1,required:["error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","me\
ssage"],properties:{code:{$ref:"#/components/schemas/ErrorCodeNotFound"},message:{$ref:"#/components/schemas/ErrorMessag\
e"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},Kr={type:"string",description:"Code of a 404: this merchant h\
as no such resource.",enum:["RESOURCE_NOT_FOUND"]};function qe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=qe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return qe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return qe.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===
void 0&&(L="code")||n.message===void 0&&(L="message"))return qe.errors=[{instancePath:t+"/error",schemaPath:"#/propertie\
s/error/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="m\
essage"||s==="details")){return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;
if(typeof s!="string")return qe.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeNotFound\
/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="RESOURCE_NOT_FOUND")return qe.errors=[{instancePath:t+"/error/\
code",schemaPath:"#/components/schemas/ErrorCodeNotFound/enum",keyword:"enum",params:{allowedValues:Kr.enum}}],!1;var o=P===
e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(
s)<1)return qe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.
details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||
s.rule===void 0&&(R="rule"))return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="parameter"||m===
"value"||m==="rule"||m==="reason")){return qe.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(T===e){if(s.
parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return qe.errors=[
{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return qe.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return qe.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return qe.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return qe.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return qe.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return qe.errors=a,e===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=lr.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),qe(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?qe.errors:a.concat(qe.errors),e=a.length),lr.errors=a,e===0}lr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer12=fr;const xt={$ref:"contract:#/components/schemas/TransactionList"},At={type:"\
object",description:"One page of transactions.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{
type:"array",description:"Newest first.",maxItems:100,items:{$ref:"#/components/schemas/TransactionListItem"}},has_more:{
$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Relative path with query of the next page; without \
another page, of the same query without cursor.",pattern:"^[/]v1[/]transactions(\\?.+)?$"}}},Er={type:"object",description:"\
A transaction in the short form of a list.",additionalProperties:!1,required:["id","payment_request_id","amount","curren\
cy","crypto_amount","crypto_currency","status","type","created_at","updated_at"],properties:{id:{$ref:"#/components/sche\
mas/TransactionId"},payment_request_id:{type:["string","null"],description:"The payment request that it belongs to; null\
 where there is none, as for a payout.",pattern:"^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"T\
he value of the transaction, in `currency`. Zero when it is less than the currency's smallest unit."},currency:{$ref:"#/\
components/schemas/Currency"},crypto_amount:{type:"number",minimum:1e-8,description:"What moved on the chain, in `crypto\
_currency`."},crypto_currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/schemas/Transactio\
nStatus"},type:{$ref:"#/components/schemas/TransactionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the transaction was first seen or sent."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it la\
st changed."}},if:{additionalProperties:!0,properties:{type:{const:"payout"}}},then:{additionalProperties:!0,properties:{
payment_request_id:{type:"null"}}},else:{additionalProperties:!0,properties:{payment_request_id:{type:"string"}}}},Tr={type:"\
string",description:"`pending` is seen and not yet confirmed; `confirmed` has all its confirmations; `failed` never will\
; `refunded` was confirmed and then returned in full.",enum:["pending","confirmed","failed","refunded"]},Ir={type:"strin\
g",description:"What moved the money. A payment comes in, a payout or a refund goes out.",enum:["payment","payout","refu\
nd"]};function le(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,
e=0;const d=le.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const o=e;let _=!0;const h=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const L={};a===null?a=[L]:a.push(L),e++}
var i=h===e;e=o,a!==null&&(o?a.length=o:a=null);let n;if(i){const L=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==
void 0&&r.payment_request_id!==null)return le.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/then/propertie\
s/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var i=L===e;_=i,n="then"}else{const L=e;if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!="string")return le.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",keyword:"type",params:{type:"string"}}],!1;
var i=L===e;_=i,n="else"}if(!_){const L={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return a===
null?a=[L]:a.push(L),e++,le.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===void 0&&(L=
"id")||r.payment_request_id===void 0&&(L="payment_request_id")||r.amount===void 0&&(L="amount")||r.currency===void 0&&(L=
"currency")||r.crypto_amount===void 0&&(L="crypto_amount")||r.crypto_currency===void 0&&(L="crypto_currency")||r.status===
void 0&&(L="status")||r.type===void 0&&(L="type")||r.created_at===void 0&&(L="created_at")||r.updated_at===void 0&&(L="u\
pdated_at"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;
{const F=e;for(const s in r)if(!Ke.call(Er.properties,s)){return le.errors=[{instancePath:t,schemaPath:"#/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.id!==void 0){let s=r.id;const P=e;
if(e===e)if(typeof s=="string"){if(!rr.test(s))return le.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/\
TransactionId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return le.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0;
if(k){if(r.payment_request_id!==void 0){let s=r.payment_request_id;const P=e;if(typeof s!="string"&&s!==null)return le.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:Er.
properties.payment_request_id.type}}],!1;if(e===P&&typeof s=="string"&&!Y.test(s))return le.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var k=P===e}else var k=!0;if(k){if(r.amount!==void 0){let s=r.amount;const P=e;if(e===P)if(typeof s=="nu\
mber"){if(s<0||isNaN(s))return le.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return le.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var k=P===e}else var k=!0;if(k){if(r.currency!==void 0){let s=r.currency;
const P=e;if(typeof s!="string")return le.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||
s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return le.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var k=P===e}else var k=!0;if(k){if(r.crypto_amount!==void 0){let s=r.crypto_amount;const P=e;if(e===P)if(typeof s==
"number"){if(s<1e-8||isNaN(s))return le.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return le.errors=[{instancePath:t+"/crypto_amou\
nt",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var k=P===e}else var k=!0;if(k){
if(r.crypto_currency!==void 0){let s=r.crypto_currency;const P=e;if(typeof s!="string")return le.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return le.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],
!1;var k=P===e}else var k=!0;if(k){if(r.status!==void 0){let s=r.status;const P=e;if(typeof s!="string")return le.errors=
[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="pending"||s==="confirmed"||s==="failed"||s==="refunded"))return le.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:Tr.enum}}],!1;var k=P===e}else var k=!0;
if(k){if(r.type!==void 0){let s=r.type;const P=e;if(typeof s!="string")return le.errors=[{instancePath:t+"/type",schemaPath:"\
#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="payment"||s==="payout"||
s==="refund"))return le.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"\
enum",params:{allowedValues:Ir.enum}}],!1;var k=P===e}else var k=!0;if(k){if(r.created_at!==void 0){let s=r.created_at;const P=e,
z=e;if(e===z&&e===z)if(typeof s=="string")if(c.test(s)){if(!q(s))return le.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return le.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return le.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0;if(k)if(r.updated_at!==void 0){
let s=r.updated_at;const P=e,z=e;if(e===z&&e===z)if(typeof s=="string")if(c.test(s)){if(!q(s))return le.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return le.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return le.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0}}}}}}}}}}}else
return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=a,e===
0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const Zr=new RegExp("^[/]v1[/]transactions(\\?.+)?$","u");function Me(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Me.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let h;if(r.data===void 0&&(h="data")||r.has_more===void 0&&(h="has_more")||r.url===void 0&&(h="url"))return Me.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n===
"data"||n==="has_more"||n==="url")){return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.data!==void 0){let n=r.data;const k=e;if(e===k)
if(Array.isArray(n)){if(n.length>100)return Me.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"\
maxItems",params:{limit:100}}],!1;{var o=!0;const L=n.length;for(let F=0;F<L;F++){const s=e;le(n[F],{instancePath:t+"/da\
ta/"+F,parentData:n,parentDataProperty:F,rootData:H,dynamicAnchors:S})||(a=a===null?le.errors:a.concat(le.errors),e=a.length);
var o=s===e;if(!o)break}}}else return Me.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var _=k===e}else var _=!0;if(_){if(r.has_more!==void 0){const n=e;if(typeof r.has_more!="\
boolean")return Me.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{
type:"boolean"}}],!1;var _=n===e}else var _=!0;if(_)if(r.url!==void 0){let n=r.url;const k=e;if(e===k)if(typeof n=="stri\
ng"){if(!Zr.test(n))return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{
pattern:"^[/]v1[/]transactions(\\?.+)?$"}}],!1}else return Me.errors=[{instancePath:t+"/url",schemaPath:"#/properties/ur\
l/type",keyword:"type",params:{type:"string"}}],!1;var _=k===e}else var _=!0}}}}else return Me.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=a,e===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const d=fr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Me(r,{instancePath:t,parentData:V,
parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Me.errors:a.concat(Me.errors),e=a.length),fr.errors=a,e===
0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer13=cr;const Et={$ref:"contract:#/components/schemas/Tr\
ansaction"},Cr={type:"object",description:"A transaction, as retrieval answers it.",additionalProperties:!1,required:["i\
d","payment_request_id","amount","currency","crypto_amount","crypto_currency","status","type","created_at","updated_at",
"fee","fee_currency","metadata"],properties:{id:{$ref:"#/components/schemas/TransactionId"},payment_request_id:{type:["s\
tring","null"],description:"The payment request that it belongs to; null where there is none, as for a payout.",pattern:"\
^pay_req_[0-9a-z]{24}$"},amount:{type:"number",minimum:0,description:"The value of the transaction, in `currency`. Zero \
when it is less than the currency's smallest unit."},currency:{$ref:"#/components/schemas/Currency"},crypto_amount:{type:"\
number",minimum:1e-8,description:"What moved on the chain, in `crypto_currency`."},crypto_currency:{$ref:"#/components/s\
chemas/CryptoCurrency"},status:{$ref:"#/components/schemas/TransactionStatus"},type:{$ref:"#/components/schemas/Transact\
ionType"},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the transaction was first seen or sent."},
updated_at:{$ref:"#/components/schemas/Timestamp",description:"When it last changed."},fee:{type:"number",minimum:0,description:"\
The service fee of a payment, or the network fee of a payout or refund, in `fee_currency`."},fee_currency:{$ref:"#/compo\
nents/schemas/CryptoCurrency"},metadata:{$ref:"#/components/schemas/Metadata",description:"The metadata of the payment r\
equest or payout that it belongs to; `{}` where that has none."}},if:{additionalProperties:!0,properties:{type:{const:"p\
ayout"}}},then:{additionalProperties:!0,properties:{payment_request_id:{type:"null"}}},else:{additionalProperties:!0,properties:{
payment_request_id:{type:"string"}}}};function de(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=de.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const o=e;let _=!0;
const h=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="payout"){const L={};a===null?a=[L]:a.push(
L),e++}var i=h===e;e=o,a!==null&&(o?a.length=o:a=null);let n;if(i){const L=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.payment_request_id!==void 0&&r.payment_request_id!==null)return de.errors=[{instancePath:t+"/payment_request_id",schemaPath:"\
#/then/properties/payment_request_id/type",keyword:"type",params:{type:"null"}}],!1;var i=L===e;_=i,n="then"}else{const L=e;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.payment_request_id!==void 0&&typeof r.payment_request_id!="string")return de.
errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/else/properties/payment_request_id/type",keyword:"type",params:{
type:"string"}}],!1;var i=L===e;_=i,n="else"}if(!_){const L={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};
return a===null?a=[L]:a.push(L),e++,de.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let L;if(r.id===
void 0&&(L="id")||r.payment_request_id===void 0&&(L="payment_request_id")||r.amount===void 0&&(L="amount")||r.currency===
void 0&&(L="currency")||r.crypto_amount===void 0&&(L="crypto_amount")||r.crypto_currency===void 0&&(L="crypto_currency")||
r.status===void 0&&(L="status")||r.type===void 0&&(L="type")||r.created_at===void 0&&(L="created_at")||r.updated_at===void 0&&
(L="updated_at")||r.fee===void 0&&(L="fee")||r.fee_currency===void 0&&(L="fee_currency")||r.metadata===void 0&&(L="metad\
ata"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;
for(const s in r)if(!Ke.call(Cr.properties,s)){return de.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(r.id!==void 0){let s=r.id;const P=e;if(e===e)
if(typeof s=="string"){if(!rr.test(s))return de.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/Transacti\
onId/pattern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return de.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0;
if(k){if(r.payment_request_id!==void 0){let s=r.payment_request_id;const P=e;if(typeof s!="string"&&s!==null)return de.errors=
[{instancePath:t+"/payment_request_id",schemaPath:"#/properties/payment_request_id/type",keyword:"type",params:{type:Cr.
properties.payment_request_id.type}}],!1;if(e===P&&typeof s=="string"&&!Y.test(s))return de.errors=[{instancePath:t+"/pa\
yment_request_id",schemaPath:"#/properties/payment_request_id/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a\
-z]{24}$"}}],!1;var k=P===e}else var k=!0;if(k){if(r.amount!==void 0){let s=r.amount;const P=e;if(e===P)if(typeof s=="nu\
mber"){if(s<0||isNaN(s))return de.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}else return de.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/a\
mount/type",keyword:"type",params:{type:"number"}}],!1;var k=P===e}else var k=!0;if(k){if(r.currency!==void 0){let s=r.currency;
const P=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/\
type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||
s==="XRP"||s==="SOL"||s==="DOGE"||s==="USD"||s==="EUR"||s==="GBP"||s==="CHF"||s==="CAD"||s==="AUD"||s==="JPY"))return de.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.
enum}}],!1;var k=P===e}else var k=!0;if(k){if(r.crypto_amount!==void 0){let s=r.crypto_amount;const P=e;if(e===P)if(typeof s==
"number"){if(s<1e-8||isNaN(s))return de.errors=[{instancePath:t+"/crypto_amount",schemaPath:"#/properties/crypto_amount/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return de.errors=[{instancePath:t+"/crypto_amou\
nt",schemaPath:"#/properties/crypto_amount/type",keyword:"type",params:{type:"number"}}],!1;var k=P===e}else var k=!0;if(k){
if(r.crypto_currency!==void 0){let s=r.crypto_currency;const P=e;if(typeof s!="string")return de.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s===
"BTC"||s==="ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return de.errors=[{instancePath:t+
"/crypto_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],
!1;var k=P===e}else var k=!0;if(k){if(r.status!==void 0){let s=r.status;const P=e;if(typeof s!="string")return de.errors=
[{instancePath:t+"/status",schemaPath:"#/components/schemas/TransactionStatus/type",keyword:"type",params:{type:"string"}}],
!1;if(!(s==="pending"||s==="confirmed"||s==="failed"||s==="refunded"))return de.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/TransactionStatus/enum",keyword:"enum",params:{allowedValues:Tr.enum}}],!1;var k=P===e}else var k=!0;
if(k){if(r.type!==void 0){let s=r.type;const P=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/type",schemaPath:"\
#/components/schemas/TransactionType/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="payment"||s==="payout"||
s==="refund"))return de.errors=[{instancePath:t+"/type",schemaPath:"#/components/schemas/TransactionType/enum",keyword:"\
enum",params:{allowedValues:Ir.enum}}],!1;var k=P===e}else var k=!0;if(k){if(r.created_at!==void 0){let s=r.created_at;const P=e,
z=e;if(e===z&&e===z)if(typeof s=="string")if(c.test(s)){if(!q(s))return de.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return de.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return de.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0;if(k){if(r.updated_at!==void 0){
let s=r.updated_at;const P=e,z=e;if(e===z&&e===z)if(typeof s=="string")if(c.test(s)){if(!q(s))return de.errors=[{instancePath:t+
"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return de.
errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return de.errors=[{instancePath:t+"/updated_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var k=P===e}else var k=!0;if(k){if(r.fee!==
void 0){let s=r.fee;const P=e;if(e===P)if(typeof s=="number"){if(s<0||isNaN(s))return de.errors=[{instancePath:t+"/fee",
schemaPath:"#/properties/fee/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return de.errors=[{instancePath:t+
"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type:"number"}}],!1;var k=P===e}else var k=!0;if(k){if(r.
fee_currency!==void 0){let s=r.fee_currency;const P=e;if(typeof s!="string")return de.errors=[{instancePath:t+"/fee_curr\
ency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="BTC"||s===
"ETH"||s==="LTC"||s==="USDT"||s==="USDC"||s==="TRX"||s==="XRP"||s==="SOL"||s==="DOGE"))return de.errors=[{instancePath:t+
"/fee_currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],!1;
var k=P===e}else var k=!0;if(k)if(r.metadata!==void 0){const s=e;Ee(r.metadata,{instancePath:t+"/metadata",parentData:r,
parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===null?Ee.errors:a.concat(Ee.errors),e=a.length);var k=s===
e}else var k=!0}}}}}}}}}}}}}}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return de.errors=a,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=cr.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),de(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||
(a=a===null?de.errors:a.concat(de.errors),e=a.length),cr.errors=a,e===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
U.answer14=ur;const Tt={$ref:"contract:#/components/schemas/InvoiceList"},It={type:"object",description:"One page of inv\
oices.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest fi\
rst.",maxItems:100,items:{$ref:"#/components/schemas/InvoiceListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{
type:"string",description:"Relative path with query of the next page; without another page, of the same query without cu\
rsor.",pattern:"^[/]v1[/]invoices(\\?.+)?$"}}},Ct={type:"object",description:"An invoice in the short form of a list.",additionalProperties:!1,
required:["id","amount","currency","status","created_at"],properties:{id:{$ref:"#/components/schemas/InvoiceId"},amount:{
type:"number",minimum:1e-8,description:"The total amount, in `currency`."},currency:{$ref:"#/components/schemas/Currency"},
status:{$ref:"#/components/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/Description",description:"As \
given; absent when not given."},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not\
 given."},due_date:{type:"string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent \
when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the invoice was created."}}},jt={type:"\
string",description:"Identifier of an invoice.",pattern:"^inv_[0-9a-z]{24}$"},jr={type:"string",description:"`draft` unt\
il its page is first shown, `open` until it is `paid`, `past_due` when its due date has ended, `void` when it was withdr\
awn.",enum:["draft","open","paid","past_due","void"]},$r=new RegExp("^inv_[0-9a-z]{24}$","u"),Nr=formats.date;function ye(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ye.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let _;if(r.id===void 0&&(_="id")||r.amount===void 0&&(_="amount")||r.currency===void 0&&(_="currency")||r.status===void 0&&
(_="status")||r.created_at===void 0&&(_="created_at"))return ye.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="id"||i==="amount"||i==="currency"||i==="\
status"||i==="description"||i==="customer_email"||i==="due_date"||i==="created_at")){return ye.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.id!==void 0){
let i=r.id;const n=e;if(e===e)if(typeof i=="string"){if(!$r.test(i))return ye.errors=[{instancePath:t+"/id",schemaPath:"\
#/components/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return ye.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var o=n===
e}else var o=!0;if(o){if(r.amount!==void 0){let i=r.amount;const n=e;if(e===n)if(typeof i=="number"){if(i<1e-8||isNaN(i))
return ye.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1e-8}}],!1}else return ye.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"typ\
e",params:{type:"number"}}],!1;var o=n===e}else var o=!0;if(o){if(r.currency!==void 0){let i=r.currency;const n=e;if(typeof i!=
"string")return ye.errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{
type:"string"}}],!1;if(!(i==="BTC"||i==="ETH"||i==="LTC"||i==="USDT"||i==="USDC"||i==="TRX"||i==="XRP"||i==="SOL"||i==="\
DOGE"||i==="USD"||i==="EUR"||i==="GBP"||i==="CHF"||i==="CAD"||i==="AUD"||i==="JPY"))return ye.errors=[{instancePath:t+"/\
currency",schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var o=n===e}else
var o=!0;if(o){if(r.status!==void 0){let i=r.status;const n=e;if(typeof i!="string")return ye.errors=[{instancePath:t+"/\
status",schemaPath:"#/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="draft"||
i==="open"||i==="paid"||i==="past_due"||i==="void"))return ye.errors=[{instancePath:t+"/status",schemaPath:"#/components\
/schemas/InvoiceStatus/enum",keyword:"enum",params:{allowedValues:jr.enum}}],!1;var o=n===e}else var o=!0;if(o){if(r.description!==
void 0){let i=r.description;const n=e;if(e===e)if(typeof i=="string"){if(i.length>1e3&&f(i)>1e3)return ye.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ye.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var o=n===e}else var o=!0;if(o){if(r.customer_email!==void 0){let i=r.customer_email;const n=e,k=e;if(e===k&&
e===k)if(typeof i=="string"){if(i.length>254&&f(i)>254)return ye.errors=[{instancePath:t+"/customer_email",schemaPath:"#\
/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],!1;if(!or(i))return ye.errors=[{instancePath:t+
"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"format",params:{format:"email"}}],!1}else return ye.
errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=n===e}else var o=!0;if(o){if(r.due_date!==void 0){let i=r.due_date;const n=e;if(e===n&&e===n)if(typeof i==
"string"){if(!Nr(i))return ye.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"for\
mat",params:{format:"date"}}],!1}else return ye.errors=[{instancePath:t+"/due_date",schemaPath:"#/properties/due_date/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o)if(r.created_at!==void 0){let i=r.created_at;
const n=e,k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(i)){if(!q(i))return ye.errors=[{instancePath:t+"/created_a\
t",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return ye.errors=
[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\\
d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return ye.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0}}}}}}}}}else return ye.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=a,e===0}ye.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};const Jr=new RegExp("^[/]v1[/]invoices(\\?.+)?$","u");function Oe(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Oe.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.data===void 0&&
(h="data")||r.has_more===void 0&&(h="has_more")||r.url===void 0&&(h="url"))return Oe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n==="data"||n==="has_mor\
e"||n==="url")){return Oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e){if(r.data!==void 0){let n=r.data;const k=e;if(e===k)if(Array.isArray(n)){if(n.
length>100)return Oe.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var o=!0;const L=n.length;for(let F=0;F<L;F++){const s=e;ye(n[F],{instancePath:t+"/data/"+F,parentData:n,
parentDataProperty:F,rootData:H,dynamicAnchors:S})||(a=a===null?ye.errors:a.concat(ye.errors),e=a.length);var o=s===e;if(!o)
break}}}else return Oe.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"}}],!1;var _=k===e}else var _=!0;if(_){if(r.has_more!==void 0){const n=e;if(typeof r.has_more!="boolean")return Oe.
errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/type",keyword:"type",params:{type:"boolean"}}],
!1;var _=n===e}else var _=!0;if(_)if(r.url!==void 0){let n=r.url;const k=e;if(e===k)if(typeof n=="string"){if(!Jr.test(n))
return Oe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern:"^[/]v1\
[/]invoices(\\?.+)?$"}}],!1}else return Oe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var _=k===e}else var _=!0}}}}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Oe.errors=a,e===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ur(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const d=ur.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Oe(r,{instancePath:t,parentData:V,
parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Oe.errors:a.concat(Oe.errors),e=a.length),ur.errors=a,e===
0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer15=yr;const $t={$ref:"contract:#/components/schemas/In\
voice"},Qr={type:"object",description:"An invoice, as creation and retrieval answer it.",additionalProperties:!1,required:[
"id","amount","currency","status","invoice_url","created_at","items","metadata"],properties:{id:{$ref:"#/components/sche\
mas/InvoiceId"},amount:{type:"number",minimum:1e-8,description:"The total amount, in `currency`."},currency:{$ref:"#/com\
ponents/schemas/Currency"},status:{$ref:"#/components/schemas/InvoiceStatus"},description:{$ref:"#/components/schemas/De\
scription",description:"As given; absent when not given."},customer_name:{type:"string",description:"As given; absent wh\
en not given.",maxLength:255},customer_email:{$ref:"#/components/schemas/Email",description:"As given; absent when not g\
iven."},due_date:{type:"string",format:"date",description:"The last day (UTC) on which it can be paid in time; absent wh\
en not given."},invoice_url:{$ref:"#/components/schemas/HttpUrl",description:"The page of the invoice."},created_at:{$ref:"\
#/components/schemas/Timestamp",description:"When the invoice was created."},paid_at:{$ref:"#/components/schemas/Timesta\
mp",description:"When it was paid; present once paid."},items:{type:"array",description:"The lines of the invoice, empty\
 when none were given.",maxItems:100,items:{$ref:"#/components/schemas/LineItem"}},metadata:{$ref:"#/components/schemas/\
Metadata",description:"As given; `{}` when not given."},payment_request_id:{$ref:"#/components/schemas/PaymentRequestId",
description:"The payment request that it was paid through; present once paid."},transaction_id:{$ref:"#/components/schem\
as/TransactionId",description:"The transaction that completed the payment; present once paid."}},if:{additionalProperties:!0,
properties:{status:{const:"paid"}}},then:{additionalProperties:!0,properties:{paid_at:{},payment_request_id:{},transaction_id:{}},
required:["paid_at","payment_request_id","transaction_id"]},else:{additionalProperties:!0,not:{anyOf:[{properties:{paid_at:{}},
required:["paid_at"]},{properties:{payment_request_id:{}},required:["payment_request_id"]},{properties:{transaction_id:{}},
required:["transaction_id"]}]}}},Nt={type:"object",description:"One line of an invoice.",additionalProperties:!1,required:[
"name","quantity","unit_price"],properties:{name:{type:"string",description:"What is billed.",minLength:1,maxLength:255},
quantity:{type:"number",description:"How many of it, with at most 15 significant digits.",exclusiveMinimum:0,maximum:999999999999999},
unit_price:{type:"number",description:"The price of one, in the currency of the invoice, with at most 15 significant dig\
its.",minimum:0,maximum:999999999999999}}};function Q(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=Q.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);
const o=e;let _=!0;const h=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="paid"){const E={};
a===null?a=[E]:a.push(E),e++}var i=h===e;e=o,a!==null&&(o?a.length=o:a=null);let n;if(i){const E=e;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){let T;if(r.paid_at===void 0&&(T="paid_at")||r.payment_request_id===void 0&&(T="payment_request_i\
d")||r.transaction_id===void 0&&(T="transaction_id"))return Q.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:T}}],!1}var i=E===e;_=i,n="then"}else{const E=e,R=e,T=e,m=e;let A=!1;const Ne=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){let fe;if(r.paid_at===void 0&&(fe="paid_at")){const Ue={};a===null?a=[Ue]:a.push(
Ue),e++}}var L=Ne===e;if(A=A||L,L){var k={};k.paid_at=!0}const Ie=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let fe;
if(r.payment_request_id===void 0&&(fe="payment_request_id")){const Ue={};a===null?a=[Ue]:a.push(Ue),e++}}var L=Ie===e;A=
A||L,L&&k!==!0&&(k=k||{},k.payment_request_id=!0);const He=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let fe;if(r.transaction_id===
void 0&&(fe="transaction_id")){const Ue={};a===null?a=[Ue]:a.push(Ue),e++}}var L=He===e;if(A=A||L,L&&k!==!0&&(k=k||{},k.
transaction_id=!0),A)e=m,a!==null&&(m?a.length=m:a=null);else{const fe={};a===null?a=[fe]:a.push(fe),e++}var F=T===e;if(F)
return Q.errors=[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;e=R,a!==null&&(R?a.length=R:a=null);
var i=E===e;_=i,n="else"}if(!_){const E={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return a===
null?a=[E]:a.push(E),e++,Q.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let E;if(r.id===void 0&&(E=
"id")||r.amount===void 0&&(E="amount")||r.currency===void 0&&(E="currency")||r.status===void 0&&(E="status")||r.invoice_url===
void 0&&(E="invoice_url")||r.created_at===void 0&&(E="created_at")||r.items===void 0&&(E="items")||r.metadata===void 0&&
(E="metadata"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],
!1;{const R=e;for(const T in r)if(!Ke.call(Qr.properties,T)){return Q.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:T}}],!1;break}if(R===e){if(r.id!==void 0){let T=r.id;
const m=e;if(e===e)if(typeof T=="string"){if(!$r.test(T))return Q.errors=[{instancePath:t+"/id",schemaPath:"#/components\
/schemas/InvoiceId/pattern",keyword:"pattern",params:{pattern:"^inv_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/InvoiceId/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;
if(s){if(r.amount!==void 0){let T=r.amount;const m=e;if(e===m)if(typeof T=="number"){if(T<1e-8||isNaN(T))return Q.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],
!1}else return Q.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"nu\
mber"}}],!1;var s=m===e}else var s=!0;if(s){if(r.currency!==void 0){let T=r.currency;const m=e;if(typeof T!="string")return Q.
errors=[{instancePath:t+"/currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(T==="BTC"||T==="ETH"||T==="LTC"||T==="USDT"||T==="USDC"||T==="TRX"||T==="XRP"||T==="SOL"||T==="DOGE"||T==="USD"||
T==="EUR"||T==="GBP"||T==="CHF"||T==="CAD"||T==="AUD"||T==="JPY"))return Q.errors=[{instancePath:t+"/currency",schemaPath:"\
#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var s=m===e}else var s=!0;if(s){if(r.
status!==void 0){let T=r.status;const m=e;if(typeof T!="string")return Q.errors=[{instancePath:t+"/status",schemaPath:"#\
/components/schemas/InvoiceStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(T==="draft"||T==="open"||T==="pa\
id"||T==="past_due"||T==="void"))return Q.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/InvoiceStat\
us/enum",keyword:"enum",params:{allowedValues:jr.enum}}],!1;var s=m===e}else var s=!0;if(s){if(r.description!==void 0){let T=r.
description;const m=e;if(e===e)if(typeof T=="string"){if(T.length>1e3&&f(T)>1e3)return Q.errors=[{instancePath:t+"/descr\
iption",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return Q.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"s\
tring"}}],!1;var s=m===e}else var s=!0;if(s){if(r.customer_name!==void 0){let T=r.customer_name;const m=e;if(e===m)if(typeof T==
"string"){if(T.length>255&&f(T)>255)return Q.errors=[{instancePath:t+"/customer_name",schemaPath:"#/properties/customer_\
name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return Q.errors=[{instancePath:t+"/customer_name",schemaPath:"\
#/properties/customer_name/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){if(r.customer_email!==
void 0){let T=r.customer_email;const m=e,A=e;if(e===A&&e===A)if(typeof T=="string"){if(T.length>254&&f(T)>254)return Q.errors=
[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit:254}}],
!1;if(!or(T))return Q.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return Q.errors=[{instancePath:t+"/customer_email",schemaPath:"#/components/sc\
hemas/Email/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){if(r.due_date!==void 0){let T=r.
due_date;const m=e;if(e===m&&e===m)if(typeof T=="string"){if(!Nr(T))return Q.errors=[{instancePath:t+"/due_date",schemaPath:"\
#/properties/due_date/format",keyword:"format",params:{format:"date"}}],!1}else return Q.errors=[{instancePath:t+"/due_d\
ate",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){
if(r.invoice_url!==void 0){let T=r.invoice_url;const m=e,A=e;if(e===A&&e===A)if(typeof T=="string"){if(T.length>2048&&f(
T)>2048)return Q.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"max\
Length",params:{limit:2048}}],!1;if(N.test(T)){if(!$(T))return Q.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/co\
mponents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return Q.errors=[{instancePath:t+"/inv\
oice_url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/\
][/]"}}],!1}else return Q.errors=[{instancePath:t+"/invoice_url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"\
type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){if(r.created_at!==void 0){let T=r.created_at;const m=e,
A=e;if(e===A&&e===A)if(typeof T=="string")if(c.test(T)){if(!q(T))return Q.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){if(r.paid_at!==void 0){
let T=r.paid_at;const m=e,A=e;if(e===A&&e===A)if(typeof T=="string")if(c.test(T)){if(!q(T))return Q.errors=[{instancePath:t+
"/paid_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Q.
errors=[{instancePath:t+"/paid_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Q.errors=[{instancePath:t+"/paid_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0;if(s){if(r.items!==
void 0){let T=r.items;const m=e;if(e===m)if(Array.isArray(T)){if(T.length>100)return Q.errors=[{instancePath:t+"/items",
schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var P=!0;const Ne=T.length;for(let Ie=0;Ie<
Ne;Ie++){let He=T[Ie];const We=e;if(e===e)if(He&&typeof He=="object"&&!Array.isArray(He)){let er;if(He.name===void 0&&(er=
"name")||He.quantity===void 0&&(er="quantity")||He.unit_price===void 0&&(er="unit_price"))return Q.errors=[{instancePath:t+
"/items/"+Ie,schemaPath:"#/components/schemas/LineItem/required",keyword:"required",params:{missingProperty:er}}],!1;{const tr=e;
for(const ce in He)if(!(ce==="name"||ce==="quantity"||ce==="unit_price")){return Q.errors=[{instancePath:t+"/items/"+Ie,
schemaPath:"#/components/schemas/LineItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ce}}],
!1;break}if(tr===e){if(He.name!==void 0){let ce=He.name;const Xe=e;if(e===Xe)if(typeof ce=="string"){if(ce.length>255&&f(
ce)>255)return Q.errors=[{instancePath:t+"/items/"+Ie+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/\
maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(ce.length<2&&f(ce)<1)return Q.errors=[{instancePath:t+"/items/"+
Ie+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Q.errors=[{instancePath:t+"/items/"+Ie+"/name",schemaPath:"#/components/schemas/LineItem/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var z=Xe===e}else var z=!0;if(z){if(He.quantity!==void 0){let ce=He.quantity;const Xe=e;
if(e===Xe)if(typeof ce=="number"){if(ce>999999999999999||isNaN(ce))return Q.errors=[{instancePath:t+"/items/"+Ie+"/quant\
ity",schemaPath:"#/components/schemas/LineItem/properties/quantity/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999}}],
!1;if(ce<=0||isNaN(ce))return Q.errors=[{instancePath:t+"/items/"+Ie+"/quantity",schemaPath:"#/components/schemas/LineIt\
em/properties/quantity/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return Q.errors=
[{instancePath:t+"/items/"+Ie+"/quantity",schemaPath:"#/components/schemas/LineItem/properties/quantity/type",keyword:"t\
ype",params:{type:"number"}}],!1;var z=Xe===e}else var z=!0;if(z)if(He.unit_price!==void 0){let ce=He.unit_price;const Xe=e;
if(e===Xe)if(typeof ce=="number"){if(ce>999999999999999||isNaN(ce))return Q.errors=[{instancePath:t+"/items/"+Ie+"/unit_\
price",schemaPath:"#/components/schemas/LineItem/properties/unit_price/maximum",keyword:"maximum",params:{comparison:"<=",
limit:999999999999999}}],!1;if(ce<0||isNaN(ce))return Q.errors=[{instancePath:t+"/items/"+Ie+"/unit_price",schemaPath:"#\
/components/schemas/LineItem/properties/unit_price/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return Q.errors=[{instancePath:t+"/items/"+Ie+"/unit_price",schemaPath:"#/components/schemas/LineItem/properties/unit_pr\
ice/type",keyword:"type",params:{type:"number"}}],!1;var z=Xe===e}else var z=!0}}}}else return Q.errors=[{instancePath:t+
"/items/"+Ie,schemaPath:"#/components/schemas/LineItem/type",keyword:"type",params:{type:"object"}}],!1;var P=We===e;if(!P)
break}}}else return Q.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"}}],!1;var s=m===e}else var s=!0;if(s){if(r.metadata!==void 0){const T=e;Ee(r.metadata,{instancePath:t+"/metadata",
parentData:r,parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===null?Ee.errors:a.concat(Ee.errors),e=a.
length);var s=T===e}else var s=!0;if(s){if(r.payment_request_id!==void 0){let T=r.payment_request_id;const m=e;if(e===e)
if(typeof T=="string"){if(!Y.test(T))return Q.errors=[{instancePath:t+"/payment_request_id",schemaPath:"#/components/sch\
emas/PaymentRequestId/pattern",keyword:"pattern",params:{pattern:"^pay_req_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+
"/payment_request_id",schemaPath:"#/components/schemas/PaymentRequestId/type",keyword:"type",params:{type:"string"}}],!1;
var s=m===e}else var s=!0;if(s)if(r.transaction_id!==void 0){let T=r.transaction_id;const m=e;if(e===e)if(typeof T=="str\
ing"){if(!rr.test(T))return Q.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/p\
attern",keyword:"pattern",params:{pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return Q.errors=[{instancePath:t+"/transaction\
_id",schemaPath:"#/components/schemas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var s=m===e}else var s=!0}}}}}}}}}}}}}}}}else
return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=a,e===0}
Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=yr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),Q(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Q.errors:
a.concat(Q.errors),e=a.length),yr.errors=a,e===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer16=hr;const Rt={
$ref:"contract:#/components/schemas/PayoutList"},Ut={type:"object",description:"One page of payouts.",additionalProperties:!1,
required:["data","has_more","url"],properties:{data:{type:"array",description:"Newest first.",maxItems:100,items:{$ref:"\
#/components/schemas/PayoutListItem"}},has_more:{$ref:"#/components/schemas/HasMore"},url:{type:"string",description:"Re\
lative path with query of the next page; without another page, of the same query without cursor.",pattern:"^[/]v1[/]payo\
uts(\\?.+)?$"}}},Ht={type:"object",description:"A payout in the short form of a list.",additionalProperties:!1,required:[
"id","amount","currency","status","address","created_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{
type:"number",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schem\
as/CryptoCurrency"},status:{$ref:"#/components/schemas/PayoutStatus"},address:{type:"string",minLength:1,description:"Th\
e destination."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created."}}},St={type:"\
string",description:"Identifier of a payout.",pattern:"^payout_[0-9a-z]{24}$"},Rr={type:"string",description:"`pending` \
waits, `processing` is sent and not yet confirmed, `completed` and `failed` are final.",enum:["pending","processing","co\
mpleted","failed"]},Lr=new RegExp("^payout_[0-9a-z]{24}$","u");function Te(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Te.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.amount===void 0&&
(_="amount")||r.currency===void 0&&(_="currency")||r.status===void 0&&(_="status")||r.address===void 0&&(_="address")||r.
created_at===void 0&&(_="created_at"))return Te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="id"||i==="amount"||i==="currency"||i==="status"||i==="addr\
ess"||i==="created_at")){return Te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.id!==void 0){let i=r.id;const n=e;if(e===e)if(typeof i=="s\
tring"){if(!Lr.test(i))return Te.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return Te.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.amount!==void 0){
let i=r.amount;const n=e;if(e===n)if(typeof i=="number"){if(i<1e-8||isNaN(i))return Te.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return Te.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var o=n===e}else
var o=!0;if(o){if(r.currency!==void 0){let i=r.currency;const n=e;if(typeof i!="string")return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="B\
TC"||i==="ETH"||i==="LTC"||i==="USDT"||i==="USDC"||i==="TRX"||i==="XRP"||i==="SOL"||i==="DOGE"))return Te.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],!1;var o=n===
e}else var o=!0;if(o){if(r.status!==void 0){let i=r.status;const n=e;if(typeof i!="string")return Te.errors=[{instancePath:t+
"/status",schemaPath:"#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="pendi\
ng"||i==="processing"||i==="completed"||i==="failed"))return Te.errors=[{instancePath:t+"/status",schemaPath:"#/componen\
ts/schemas/PayoutStatus/enum",keyword:"enum",params:{allowedValues:Rr.enum}}],!1;var o=n===e}else var o=!0;if(o){if(r.address!==
void 0){let i=r.address;const n=e;if(e===n)if(typeof i=="string"){if(i.length<2&&f(i)<1)return Te.errors=[{instancePath:t+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Te.errors=[
{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else
var o=!0;if(o)if(r.created_at!==void 0){let i=r.created_at;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(
i)){if(!q(i))return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return Te.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var o=n===e}else var o=!0}}}}}}}else return Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Te.errors=a,e===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const et=new RegExp(
"^[/]v1[/]payouts(\\?.+)?$","u");function Fe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=Fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.data===void 0&&(h="data")||r.has_more===void 0&&(h="has_more")||r.url===void 0&&
(h="url"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{
const i=e;for(const n in r)if(!(n==="data"||n==="has_more"||n==="url")){return Fe.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.data!==void 0){
let n=r.data;const k=e;if(e===k)if(Array.isArray(n)){if(n.length>100)return Fe.errors=[{instancePath:t+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var o=!0;const L=n.length;for(let F=0;F<L;F++){const s=e;
Te(n[F],{instancePath:t+"/data/"+F,parentData:n,parentDataProperty:F,rootData:H,dynamicAnchors:S})||(a=a===null?Te.errors:
a.concat(Te.errors),e=a.length);var o=s===e;if(!o)break}}}else return Fe.errors=[{instancePath:t+"/data",schemaPath:"#/p\
roperties/data/type",keyword:"type",params:{type:"array"}}],!1;var _=k===e}else var _=!0;if(_){if(r.has_more!==void 0){const n=e;
if(typeof r.has_more!="boolean")return Fe.errors=[{instancePath:t+"/has_more",schemaPath:"#/components/schemas/HasMore/t\
ype",keyword:"type",params:{type:"boolean"}}],!1;var _=n===e}else var _=!0;if(_)if(r.url!==void 0){let n=r.url;const k=e;
if(e===k)if(typeof n=="string"){if(!et.test(n))return Fe.errors=[{instancePath:t+"/url",schemaPath:"#/properties/url/pat\
tern",keyword:"pattern",params:{pattern:"^[/]v1[/]payouts(\\?.+)?$"}}],!1}else return Fe.errors=[{instancePath:t+"/url",
schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;var _=k===e}else var _=!0}}}}else return Fe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=a,e===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function hr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=hr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),Fe(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Fe.errors:
a.concat(Fe.errors),e=a.length),hr.errors=a,e===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer17=gr;
const Mt={$ref:"contract:#/components/schemas/PayoutCreated"},Ur={type:"object",description:"A payout as its creation an\
swers it, without the fields that only retrieval has.",additionalProperties:!1,required:["id","amount","currency","statu\
s","address","created_at","fee_level","metadata"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"nu\
mber",minimum:1e-8,description:"What arrives at the address, in `currency`."},currency:{$ref:"#/components/schemas/Crypt\
oCurrency"},status:{type:"string",enum:["pending"],description:"A new payout waits to be processed."},address:{type:"str\
ing",minLength:1,description:"The destination."},description:{$ref:"#/components/schemas/Description",description:"As gi\
ven; absent when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the payout was created\
."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Metadata",description:"As give\
n; `{}` when not given."}}},Hr={type:"string",description:"How much network fee to spend on speed. The balance tells the\
 estimate of each level.",enum:["low","medium","high"]};function ge(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ge.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.amount===void 0&&
(_="amount")||r.currency===void 0&&(_="currency")||r.status===void 0&&(_="status")||r.address===void 0&&(_="address")||r.
created_at===void 0&&(_="created_at")||r.fee_level===void 0&&(_="fee_level")||r.metadata===void 0&&(_="metadata"))return ge.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)
if(!Ke.call(Ur.properties,i)){return ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.id!==void 0){let i=r.id;const n=e;if(e===e)if(typeof i==
"string"){if(!Lr.test(i))return ge.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"\
pattern",params:{pattern:"^payout_[0-9a-z]{24}$"}}],!1}else return ge.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/PayoutId/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.amount!==void 0){
let i=r.amount;const n=e;if(e===n)if(typeof i=="number"){if(i<1e-8||isNaN(i))return ge.errors=[{instancePath:t+"/amount",
schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return ge.errors=
[{instancePath:t+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var o=n===e}else
var o=!0;if(o){if(r.currency!==void 0){let i=r.currency;const n=e;if(typeof i!="string")return ge.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="B\
TC"||i==="ETH"||i==="LTC"||i==="USDT"||i==="USDC"||i==="TRX"||i==="XRP"||i==="SOL"||i==="DOGE"))return ge.errors=[{instancePath:t+
"/currency",schemaPath:"#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],!1;var o=n===
e}else var o=!0;if(o){if(r.status!==void 0){let i=r.status;const n=e;if(typeof i!="string")return ge.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="pending")return ge.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:Ur.properties.status.
enum}}],!1;var o=n===e}else var o=!0;if(o){if(r.address!==void 0){let i=r.address;const n=e;if(e===n)if(typeof i=="strin\
g"){if(i.length<2&&f(i)<1)return ge.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",
keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.description!==void 0){let i=r.description;
const n=e;if(e===e)if(typeof i=="string"){if(i.length>1e3&&f(i)>1e3)return ge.errors=[{instancePath:t+"/description",schemaPath:"\
#/components/schemas/Description/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1}else return ge.errors=[{instancePath:t+
"/description",schemaPath:"#/components/schemas/Description/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else
var o=!0;if(o){if(r.created_at!==void 0){let i=r.created_at;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(
i)){if(!q(i))return ge.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"\
format",params:{format:"date-time"}}],!1}else return ge.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/s\
chemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return ge.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.fee_level!==void 0){let i=r.fee_level;const n=e;if(typeof i!=
"string")return ge.errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/type",keyword:"type",params:{
type:"string"}}],!1;if(!(i==="low"||i==="medium"||i==="high"))return ge.errors=[{instancePath:t+"/fee_level",schemaPath:"\
#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Hr.enum}}],!1;var o=n===e}else var o=!0;if(o)if(r.
metadata!==void 0){const i=e;Ee(r.metadata,{instancePath:t+"/metadata",parentData:r,parentDataProperty:"metadata",rootData:H,
dynamicAnchors:S})||(a=a===null?Ee.errors:a.concat(Ee.errors),e=a.length);var o=i===e}else var o=!0}}}}}}}}}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=a,e===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function gr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=gr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),ge(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?ge.errors:
a.concat(ge.errors),e=a.length),gr.errors=a,e===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer18=_r;
const Ot={$ref:"contract:#/components/schemas/ErrorPayoutUnprocessable"},Ft={type:"object",description:"Error body. Code\
s of a 422 of createPayout: the balance does not cover amount and fee, the address is not one of this currency, or this \
Idempotency-Key was used with another body.",additionalProperties:!1,required:["error"],properties:{error:{type:"object",
additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/components/schemas/ErrorCodePayoutUnproces\
sable"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/components/schemas/ErrorDetails"}}}}},rt={type:"\
string",description:"Codes of a 422 of createPayout: the balance does not cover amount and fee, the address is not one o\
f this currency, or this Idempotency-Key was used with another body.",enum:["INSUFFICIENT_BALANCE","INVALID_ADDRESS","ID\
EMPOTENCY_KEY_REUSED"]};function De(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=De.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return De.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return De.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(i===e&&r.error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&
(L="code")||n.message===void 0&&(L="message"))return De.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/\
required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||
s==="details")){return De.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!=
"string")return De.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessable/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(s==="INSUFFICIENT_BALANCE"||s==="INVALID_ADDRESS"||s==="IDEMPOTENCY\
_KEY_REUSED"))return De.errors=[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodePayoutUnprocessa\
ble/enum",keyword:"enum",params:{allowedValues:rt.enum}}],!1;var o=P===e}else var o=!0;if(o){if(n.message!==void 0){let s=n.
message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(s)<1)return De.errors=[{instancePath:t+"/error/messag\
e",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=
[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/type",keyword:"type",params:{type:"strin\
g"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.details;const P=e;if(e===e)if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||s.rule===void 0&&(R="rule"))return De.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/required",keyword:"required",params:{missingProperty:R}}],
!1;{const T=e;for(const m in s)if(!(m==="parameter"||m==="value"||m==="rule"||m==="reason")){return De.errors=[{instancePath:t+
"/error/details",schemaPath:"#/components/schemas/ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m}}],!1;break}if(T===e){if(s.parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="s\
tring"){if(m.length<2&&f(m)<1)return De.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"#/components/sche\
mas/ErrorDetails/properties/parameter/minLength",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:t+
"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{
type:"string"}}],!1;var _=A===e}else var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="st\
ring"){if(m.length<2&&f(m)<1)return De.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/Er\
rorDetails/properties/rule/minLength",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:t+"\
/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"st\
ring"}}],!1;var _=A===e}else var _=!0;if(_)if(s.reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){
if(m.length<2&&f(m)<1)return De.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDe\
tails/properties/reason/minLength",keyword:"minLength",params:{limit:1}}],!1}else return De.errors=[{instancePath:t+"/er\
ror/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/type",keyword:"type",params:{type:"s\
tring"}}],!1;var _=A===e}else var _=!0}}}}else return De.errors=[{instancePath:t+"/error/details",schemaPath:"#/componen\
ts/schemas/ErrorDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=P===e}else var o=!0}}}}else return De.errors=
[{instancePath:t+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"object"}}],!1}}}else return De.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=a,e===0}De.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function _r(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=_r.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),De(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?De.errors:
a.concat(De.errors),e=a.length),_r.errors=a,e===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer19=vr;
const Vt={$ref:"contract:#/components/schemas/Payout"},tt={type:"object",description:"A payout, as retrieval answers it.",
additionalProperties:!1,required:["id","amount","currency","status","address","created_at","fee_level","metadata","updat\
ed_at"],properties:{id:{$ref:"#/components/schemas/PayoutId"},amount:{type:"number",minimum:1e-8,description:"What arriv\
es at the address, in `currency`."},currency:{$ref:"#/components/schemas/CryptoCurrency"},status:{$ref:"#/components/sch\
emas/PayoutStatus"},address:{type:"string",minLength:1,description:"The destination."},description:{$ref:"#/components/s\
chemas/Description",description:"As given; absent when not given."},created_at:{$ref:"#/components/schemas/Timestamp",description:"\
When the payout was created."},fee_level:{$ref:"#/components/schemas/FeeLevel"},metadata:{$ref:"#/components/schemas/Met\
adata",description:"As given; `{}` when not given."},updated_at:{$ref:"#/components/schemas/Timestamp",description:"When\
 it last changed."},fee_paid:{type:"number",minimum:0,description:"The network fee that was paid, in `fee_currency`; pre\
sent once completed."},fee_currency:{$ref:"#/components/schemas/CryptoCurrency",description:"The currency of the network\
 fee; present once completed."},transaction_id:{$ref:"#/components/schemas/TransactionId",description:"The transaction t\
hat carries it; present once processed, so a payout that failed before has none."}},if:{additionalProperties:!0,properties:{
status:{const:"completed"}}},then:{additionalProperties:!0,properties:{fee_paid:{},fee_currency:{},transaction_id:{}},required:[
"fee_paid","fee_currency","transaction_id"]},else:{additionalProperties:!0,not:{anyOf:[{properties:{fee_paid:{}},required:[
"fee_paid"]},{properties:{fee_currency:{}},required:["fee_currency"]}]},if:{additionalProperties:!0,properties:{status:{
const:"processing"}}},then:{additionalProperties:!0,properties:{transaction_id:{}},required:["transaction_id"]},else:{additionalProperties:!0,
if:{additionalProperties:!0,properties:{status:{const:"pending"}}},then:{additionalProperties:!0,not:{properties:{transaction_id:{}},
required:["transaction_id"]}}}}};function oe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=oe.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const o=e;let _=!0;
const h=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="completed"){const R={};a===null?a=
[R]:a.push(R),e++}var i=h===e;e=o,a!==null&&(o?a.length=o:a=null);let n;if(i){const R=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){let m;if(r.fee_paid===void 0&&(m="fee_paid")||r.fee_currency===void 0&&(m="fee_currency")||r.transaction_id===
void 0&&(m="transaction_id"))return oe.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:m}}],
!1}var i=R===e;_=i,n="then"}else{const R=e,T=e,m=e,A=e;let Ne=!1;const Ie=e;if(r&&typeof r=="object"&&!Array.isArray(r)){
let fe;if(r.fee_paid===void 0&&(fe="fee_paid")){const Ue={};a===null?a=[Ue]:a.push(Ue),e++}}var L=Ie===e;if(Ne=Ne||L,L){
var k={};k.fee_paid=!0}const He=e;if(r&&typeof r=="object"&&!Array.isArray(r)){let fe;if(r.fee_currency===void 0&&(fe="f\
ee_currency")){const Ue={};a===null?a=[Ue]:a.push(Ue),e++}}var L=He===e;if(Ne=Ne||L,L&&k!==!0&&(k=k||{},k.fee_currency=!0),
Ne)e=A,a!==null&&(A?a.length=A:a=null);else{const fe={};a===null?a=[fe]:a.push(fe),e++}var F=m===e;if(F)return oe.errors=
[{instancePath:t,schemaPath:"#/else/not",keyword:"not",params:{}}],!1;{e=T,a!==null&&(T?a.length=T:a=null);const fe=e;let Ue=!0;
const er=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="processing"){const ce={};a===null?
a=[ce]:a.push(ce),e++}var s=er===e;e=fe,a!==null&&(fe?a.length=fe:a=null);let tr;if(s){const ce=e;if(r&&typeof r=="objec\
t"&&!Array.isArray(r)){let sr;if(r.transaction_id===void 0&&(sr="transaction_id"))return oe.errors=[{instancePath:t,schemaPath:"\
#/else/then/required",keyword:"required",params:{missingProperty:sr}}],!1}var s=ce===e;Ue=s,tr="then"}else{const ce=e,Xe=e;
let sr=!0;const pt=e;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.status!==void 0&&r.status!=="pending"){const Je={};a===
null?a=[Je]:a.push(Je),e++}var P=pt===e;if(e=Xe,a!==null&&(Xe?a.length=Xe:a=null),P){const Je=e,Ar=e,mt=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){let dt;if(r.transaction_id===void 0&&(dt="transaction_id")){const Or={};a===null?a=[Or]:a.push(
Or),e++}}var z=mt===e;if(z)return oe.errors=[{instancePath:t,schemaPath:"#/else/else/then/not",keyword:"not",params:{}}],
!1;e=Ar,a!==null&&(Ar?a.length=Ar:a=null);var P=Je===e;sr=P}if(!sr){const Je={instancePath:t,schemaPath:"#/else/else/if",
keyword:"if",params:{failingKeyword:"then"}};return a===null?a=[Je]:a.push(Je),e++,oe.errors=a,!1}var s=ce===e;Ue=s,tr="\
else"}if(!Ue){const ce={instancePath:t,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:tr}};return a===null?a=
[ce]:a.push(ce),e++,oe.errors=a,!1}}var i=R===e;_=i,n="else"}if(!_){const R={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:n}};return a===null?a=[R]:a.push(R),e++,oe.errors=a,!1}if(e===0)if(r&&typeof r=="object"&&!Array.
isArray(r)){let R;if(r.id===void 0&&(R="id")||r.amount===void 0&&(R="amount")||r.currency===void 0&&(R="currency")||r.status===
void 0&&(R="status")||r.address===void 0&&(R="address")||r.created_at===void 0&&(R="created_at")||r.fee_level===void 0&&
(R="fee_level")||r.metadata===void 0&&(R="metadata")||r.updated_at===void 0&&(R="updated_at"))return oe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in r)if(!Ke.call(tt.properties,
m)){return oe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(T===e){if(r.id!==void 0){let m=r.id;const A=e;if(e===e)if(typeof m=="string"){if(!Lr.test(m))return oe.errors=
[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/pattern",keyword:"pattern",params:{pattern:"^payout_[0-\
9a-z]{24}$"}}],!1}else return oe.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/PayoutId/type",keyword:"\
type",params:{type:"string"}}],!1;var E=A===e}else var E=!0;if(E){if(r.amount!==void 0){let m=r.amount;const A=e;if(e===
A)if(typeof m=="number"){if(m<1e-8||isNaN(m))return oe.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1e-8}}],!1}else return oe.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"number"}}],!1;var E=A===e}else var E=!0;if(E){if(r.currency!==void 0){
let m=r.currency;const A=e;if(typeof m!="string")return oe.errors=[{instancePath:t+"/currency",schemaPath:"#/components/\
schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="BTC"||m==="ETH"||m==="LTC"||m==="USDT"||
m==="USDC"||m==="TRX"||m==="XRP"||m==="SOL"||m==="DOGE"))return oe.errors=[{instancePath:t+"/currency",schemaPath:"#/com\
ponents/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],!1;var E=A===e}else var E=!0;if(E){
if(r.status!==void 0){let m=r.status;const A=e;if(typeof m!="string")return oe.errors=[{instancePath:t+"/status",schemaPath:"\
#/components/schemas/PayoutStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="pending"||m==="processing"||
m==="completed"||m==="failed"))return oe.errors=[{instancePath:t+"/status",schemaPath:"#/components/schemas/PayoutStatus\
/enum",keyword:"enum",params:{allowedValues:Rr.enum}}],!1;var E=A===e}else var E=!0;if(E){if(r.address!==void 0){let m=r.
address;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return oe.errors=[{instancePath:t+"/address",schemaPath:"\
#/properties/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.errors=[{instancePath:t+"/addre\
ss",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"}}],!1;var E=A===e}else var E=!0;if(E){if(r.
description!==void 0){let m=r.description;const A=e;if(e===e)if(typeof m=="string"){if(m.length>1e3&&f(m)>1e3)return oe.
errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1}else return oe.errors=[{instancePath:t+"/description",schemaPath:"#/components/schemas/Description/type",
keyword:"type",params:{type:"string"}}],!1;var E=A===e}else var E=!0;if(E){if(r.created_at!==void 0){let m=r.created_at;
const A=e,Ne=e;if(e===Ne&&e===Ne)if(typeof m=="string")if(c.test(m)){if(!q(m))return oe.errors=[{instancePath:t+"/create\
d_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return oe.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return oe.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var E=A===e}else var E=!0;if(E){if(r.fee_level!==
void 0){let m=r.fee_level;const A=e;if(typeof m!="string")return oe.errors=[{instancePath:t+"/fee_level",schemaPath:"#/c\
omponents/schemas/FeeLevel/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="low"||m==="medium"||m==="high"))return oe.
errors=[{instancePath:t+"/fee_level",schemaPath:"#/components/schemas/FeeLevel/enum",keyword:"enum",params:{allowedValues:Hr.
enum}}],!1;var E=A===e}else var E=!0;if(E){if(r.metadata!==void 0){const m=e;Ee(r.metadata,{instancePath:t+"/metadata",parentData:r,
parentDataProperty:"metadata",rootData:H,dynamicAnchors:S})||(a=a===null?Ee.errors:a.concat(Ee.errors),e=a.length);var E=m===
e}else var E=!0;if(E){if(r.updated_at!==void 0){let m=r.updated_at;const A=e,Ne=e;if(e===Ne&&e===Ne)if(typeof m=="string")
if(c.test(m)){if(!q(m))return oe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/format",
keyword:"format",params:{format:"date-time"}}],!1}else return oe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/com\
ponents/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],
!1;else return oe.errors=[{instancePath:t+"/updated_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",
params:{type:"string"}}],!1;var E=A===e}else var E=!0;if(E){if(r.fee_paid!==void 0){let m=r.fee_paid;const A=e;if(e===A)
if(typeof m=="number"){if(m<0||isNaN(m))return oe.errors=[{instancePath:t+"/fee_paid",schemaPath:"#/properties/fee_paid/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return oe.errors=[{instancePath:t+"/fee_paid",schemaPath:"\
#/properties/fee_paid/type",keyword:"type",params:{type:"number"}}],!1;var E=A===e}else var E=!0;if(E){if(r.fee_currency!==
void 0){let m=r.fee_currency;const A=e;if(typeof m!="string")return oe.errors=[{instancePath:t+"/fee_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="BTC"||m==="ETH"||m==="LTC"||
m==="USDT"||m==="USDC"||m==="TRX"||m==="XRP"||m==="SOL"||m==="DOGE"))return oe.errors=[{instancePath:t+"/fee_currency",schemaPath:"\
#/components/schemas/CryptoCurrency/enum",keyword:"enum",params:{allowedValues:Ye.enum}}],!1;var E=A===e}else var E=!0;if(E)
if(r.transaction_id!==void 0){let m=r.transaction_id;const A=e;if(e===e)if(typeof m=="string"){if(!rr.test(m))return oe.
errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{
pattern:"^txn_[0-9a-z]{24}$"}}],!1}else return oe.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/components/sch\
emas/TransactionId/type",keyword:"type",params:{type:"string"}}],!1;var E=A===e}else var E=!0}}}}}}}}}}}}}}else return oe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=a,e===0}oe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function vr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=vr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),oe(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?oe.errors:
a.concat(oe.errors),e=a.length),vr.errors=a,e===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer20=Pr;
const Bt={$ref:"contract:#/components/schemas/WebhookEndpointList"},st={type:"object",description:"All webhook endpoints\
 of the merchant.",additionalProperties:!1,required:["data","has_more","url"],properties:{data:{type:"array",description:"\
Newest first.",maxItems:16,items:{$ref:"#/components/schemas/WebhookEndpointListItem"}},has_more:{type:"boolean",const:!1,
description:"Always false, since all endpoints are on one page."},url:{type:"string",enum:["/v1/webhooks"],description:"\
Relative path of this list."}}},Wt={type:"object",description:"A webhook endpoint in the short form of a list.",additionalProperties:!1,
required:["id","url","event_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/com\
ponents/schemas/HttpUrl",description:"Where events are delivered."},event_types:{type:"array",description:"The subscribe\
d types.",minItems:1,uniqueItems:!0,items:{$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schema\
s/Timestamp",description:"When the endpoint was registered."}}},Xt={type:"string",description:"Identifier of a webhook e\
ndpoint.",pattern:"^whk_[0-9a-z]{24}$"},Sr={type:"string",description:"A type of event that can be subscribed to. The we\
bhooks section says what each carries.",enum:["payment.created","payment.pending","payment.underpaid","payment.overpaid",
"payment.succeeded","payment.expired","payment.paid_late","payment.failed","transaction.created","transaction.confirmed",
"transaction.failed","transaction.refunded","refund.created","refund.completed","invoice.created","invoice.opened","invo\
ice.paid","invoice.past_due","invoice.voided","payout.created","payout.processing","payout.completed","payout.failed"]},
xr=new RegExp("^whk_[0-9a-z]{24}$","u"),Mr=equal;function Ae(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=Ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.id===void 0&&(h="id")||r.url===void 0&&(h="url")||
r.event_types===void 0&&(h="event_types")||r.created_at===void 0&&(h="created_at"))return Ae.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n==="id"||n==="url"||n===
"event_types"||n==="created_at")){return Ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.id!==void 0){let n=r.id;const k=e;if(e===e)if(typeof n==
"string"){if(!xr.test(n))return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"\
pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ae.errors=[{instancePath:t+"/id",schemaPath:"#/component\
s/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(r.url!==void 0){
let n=r.url;const k=e,L=e;if(e===L&&e===L)if(typeof n=="string"){if(n.length>2048&&f(n)>2048)return Ae.errors=[{instancePath:t+
"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(N.test(n)){if(!$(
n))return Ae.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/format",keyword:"format",params:{format:"\
uri"}}],!1}else return Ae.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/pattern",keyword:"patt\
ern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return Ae.errors=[{instancePath:t+"/url",schemaPath:"#/c\
omponents/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0;if(o){if(r.event_types!==
void 0){let n=r.event_types;const k=e;if(e===k)if(Array.isArray(n)){if(n.length<1)return Ae.errors=[{instancePath:t+"/ev\
ent_types",schemaPath:"#/properties/event_types/minItems",keyword:"minItems",params:{limit:1}}],!1;{var _=!0;const F=n.length;
for(let s=0;s<F;s++){let P=n[s];const z=e;if(typeof P!="string")return Ae.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"\
#/components/schemas/EventType/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="payment.created"||P==="payment\
.pending"||P==="payment.underpaid"||P==="payment.overpaid"||P==="payment.succeeded"||P==="payment.expired"||P==="payment\
.paid_late"||P==="payment.failed"||P==="transaction.created"||P==="transaction.confirmed"||P==="transaction.failed"||P===
"transaction.refunded"||P==="refund.created"||P==="refund.completed"||P==="invoice.created"||P==="invoice.opened"||P==="\
invoice.paid"||P==="invoice.past_due"||P==="invoice.voided"||P==="payout.created"||P==="payout.processing"||P==="payout.\
completed"||P==="payout.failed"))return Ae.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/Ev\
entType/enum",keyword:"enum",params:{allowedValues:Sr.enum}}],!1;var _=z===e;if(!_)break}if(_){let s=n.length,P;if(s>1){
e:for(;s--;)for(P=s;P--;)if(Mr(n[s],n[P])){return Ae.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/eve\
nt_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:P}}],!1;break e}}}}}else return Ae.errors=[{instancePath:t+"/e\
vent_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"}}],!1;var o=k===e}else var o=!0;
if(o)if(r.created_at!==void 0){let n=r.created_at;const k=e,L=e;if(e===L&&e===L)if(typeof n=="string")if(c.test(n)){if(!q(
n))return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{
format:"date-time"}}],!1}else return Ae.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp\
/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Ae.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/type",keyword:"type",params:{type:"stri\
ng"}}],!1;var o=k===e}else var o=!0}}}}}else return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ae.errors=a,e===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Se.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.data===void 0&&
(h="data")||r.has_more===void 0&&(h="has_more")||r.url===void 0&&(h="url"))return Se.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n==="data"||n==="has_mor\
e"||n==="url")){return Se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(i===e){if(r.data!==void 0){let n=r.data;const k=e;if(e===k)if(Array.isArray(n)){if(n.
length>16)return Se.errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var o=!0;const L=n.length;for(let F=0;F<L;F++){const s=e;Ae(n[F],{instancePath:t+"/data/"+F,parentData:n,parentDataProperty:F,
rootData:H,dynamicAnchors:S})||(a=a===null?Ae.errors:a.concat(Ae.errors),e=a.length);var o=s===e;if(!o)break}}}else return Se.
errors=[{instancePath:t+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var _=k===
e}else var _=!0;if(_){if(r.has_more!==void 0){let n=r.has_more;const k=e;if(typeof n!="boolean")return Se.errors=[{instancePath:t+
"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}}],!1;if(n!==!1)return Se.errors=
[{instancePath:t+"/has_more",schemaPath:"#/properties/has_more/const",keyword:"const",params:{allowedValue:!1}}],!1;var _=k===
e}else var _=!0;if(_)if(r.url!==void 0){let n=r.url;const k=e;if(typeof n!="string")return Se.errors=[{instancePath:t+"/\
url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="/v1/webhooks")return Se.errors=
[{instancePath:t+"/url",schemaPath:"#/properties/url/enum",keyword:"enum",params:{allowedValues:st.properties.url.enum}}],
!1;var _=k===e}else var _=!0}}}}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return Se.errors=a,e===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=Pr.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),Se(r,{instancePath:t,parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||
(a=a===null?Se.errors:a.concat(Se.errors),e=a.length),Pr.errors=a,e===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
U.answer21=wr;const Gt={$ref:"contract:#/components/schemas/WebhookEndpoint"},zt={type:"object",description:"A webhook e\
ndpoint, as registration and retrieval answer it.",additionalProperties:!1,required:["id","url","secret_provided","event\
_types","created_at"],properties:{id:{$ref:"#/components/schemas/WebhookId"},url:{$ref:"#/components/schemas/HttpUrl",description:"\
Where events are delivered."},secret_provided:{type:"boolean",description:"Whether a secret was registered, and so wheth\
er deliveries are signed."},event_types:{type:"array",description:"The subscribed types.",minItems:1,uniqueItems:!0,items:{
$ref:"#/components/schemas/EventType"}},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the endpoint\
 was registered."}}};function xe(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=xe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.id===void 0&&(h="id")||r.url===void 0&&(h="url")||r.secret_provided===void 0&&(h=
"secret_provided")||r.event_types===void 0&&(h="event_types")||r.created_at===void 0&&(h="created_at"))return xe.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)
if(!(n==="id"||n==="url"||n==="secret_provided"||n==="event_types"||n==="created_at")){return xe.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.
id!==void 0){let n=r.id;const k=e;if(e===e)if(typeof n=="string"){if(!xr.test(n))return xe.errors=[{instancePath:t+"/id",
schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return xe.
errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/type",keyword:"type",params:{type:"string"}}],!1;
var o=k===e}else var o=!0;if(o){if(r.url!==void 0){let n=r.url;const k=e,L=e;if(e===L&&e===L)if(typeof n=="string"){if(n.
length>2048&&f(n)>2048)return xe.errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/maxLength",keyword:"\
maxLength",params:{limit:2048}}],!1;if(N.test(n)){if(!$(n))return xe.errors=[{instancePath:t+"/url",schemaPath:"#/compon\
ents/schemas/HttpUrl/format",keyword:"format",params:{format:"uri"}}],!1}else return xe.errors=[{instancePath:t+"/url",schemaPath:"\
#/components/schemas/HttpUrl/pattern",keyword:"pattern",params:{pattern:"^[Hh][Tt][Tt][Pp][Ss]?:[/][/]"}}],!1}else return xe.
errors=[{instancePath:t+"/url",schemaPath:"#/components/schemas/HttpUrl/type",keyword:"type",params:{type:"string"}}],!1;
var o=k===e}else var o=!0;if(o){if(r.secret_provided!==void 0){const n=e;if(typeof r.secret_provided!="boolean")return xe.
errors=[{instancePath:t+"/secret_provided",schemaPath:"#/properties/secret_provided/type",keyword:"type",params:{type:"b\
oolean"}}],!1;var o=n===e}else var o=!0;if(o){if(r.event_types!==void 0){let n=r.event_types;const k=e;if(e===k)if(Array.
isArray(n)){if(n.length<1)return xe.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var _=!0;const F=n.length;for(let s=0;s<F;s++){let P=n[s];const z=e;if(typeof P!=
"string")return xe.errors=[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(!(P==="payment.created"||P==="payment.pending"||P==="payment.underpaid"||P==="paymen\
t.overpaid"||P==="payment.succeeded"||P==="payment.expired"||P==="payment.paid_late"||P==="payment.failed"||P==="transac\
tion.created"||P==="transaction.confirmed"||P==="transaction.failed"||P==="transaction.refunded"||P==="refund.created"||
P==="refund.completed"||P==="invoice.created"||P==="invoice.opened"||P==="invoice.paid"||P==="invoice.past_due"||P==="in\
voice.voided"||P==="payout.created"||P==="payout.processing"||P==="payout.completed"||P==="payout.failed"))return xe.errors=
[{instancePath:t+"/event_types/"+s,schemaPath:"#/components/schemas/EventType/enum",keyword:"enum",params:{allowedValues:Sr.
enum}}],!1;var _=z===e;if(!_)break}if(_){let s=n.length,P;if(s>1){e:for(;s--;)for(P=s;P--;)if(Mr(n[s],n[P])){return xe.errors=
[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/uniqueItems",keyword:"uniqueItems",params:{i:s,j:P}}],
!1;break e}}}}}else return xe.errors=[{instancePath:t+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"}}],!1;var o=k===e}else var o=!0;if(o)if(r.created_at!==void 0){let n=r.created_at;const k=e,L=e;
if(e===L&&e===L)if(typeof n=="string")if(c.test(n)){if(!q(n))return xe.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return xe.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return xe.errors=[{instancePath:t+"/created_at",schemaPath:"#/components/\
schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=k===e}else var o=!0}}}}}}else return xe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=a,e===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function wr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=wr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),xe(r,{instancePath:t,
parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?xe.errors:a.concat(xe.errors),e=a.length),wr.
errors=a,e===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer22=kr;const Yt={$ref:"contract:#/componen\
ts/schemas/ErrorWebhookConflict"},Kt={type:"object",description:"Error body. Codes of a 409 of createWebhook: the addres\
s is registered already, or the first request with this Idempotency-Key is still running.",additionalProperties:!1,required:[
"error"],properties:{error:{type:"object",additionalProperties:!1,required:["code","message"],properties:{code:{$ref:"#/\
components/schemas/ErrorCodeWebhookConflict"},message:{$ref:"#/components/schemas/ErrorMessage"},details:{$ref:"#/compon\
ents/schemas/ErrorDetails"}}}}},at={type:"string",description:"Codes of a 409 of createWebhook: the address is registere\
d already, or the first request with this Idempotency-Key is still running.",enum:["DUPLICATE_WEBHOOK","IDEMPOTENCY_KEY_\
IN_USE"]};function Le(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,
e=0;const d=Le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let h;if(r.error===void 0&&(h="error"))return Le.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(n!=="error"){return Le.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(i===e&&r.
error!==void 0){let n=r.error;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let L;if(n.code===void 0&&(L="code")||
n.message===void 0&&(L="message"))return Le.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:L}}],!1;{const F=e;for(const s in n)if(!(s==="code"||s==="message"||s==="details")){return Le.
errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e){if(n.code!==void 0){let s=n.code;const P=e;if(typeof s!="string")return Le.errors=
[{instancePath:t+"/error/code",schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(s==="DUPLICATE_WEBHOOK"||s==="IDEMPOTENCY_KEY_IN_USE"))return Le.errors=[{instancePath:t+"/error/code",
schemaPath:"#/components/schemas/ErrorCodeWebhookConflict/enum",keyword:"enum",params:{allowedValues:at.enum}}],!1;var o=P===
e}else var o=!0;if(o){if(n.message!==void 0){let s=n.message;const P=e;if(e===e)if(typeof s=="string"){if(s.length<2&&f(
s)<1)return Le.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schemas/ErrorMessage/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/message",schemaPath:"#/components/schema\
s/ErrorMessage/type",keyword:"type",params:{type:"string"}}],!1;var o=P===e}else var o=!0;if(o)if(n.details!==void 0){let s=n.
details;const P=e;if(e===e)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.parameter===void 0&&(R="parameter")||
s.rule===void 0&&(R="rule"))return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDet\
ails/required",keyword:"required",params:{missingProperty:R}}],!1;{const T=e;for(const m in s)if(!(m==="parameter"||m===
"value"||m==="rule"||m==="reason")){return Le.errors=[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/\
ErrorDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(T===e){if(s.
parameter!==void 0){let m=s.parameter;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Le.errors=[
{instancePath:t+"/error/details/parameter",schemaPath:"#/components/schemas/ErrorDetails/properties/parameter/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/parameter",schemaPath:"\
#/components/schemas/ErrorDetails/properties/parameter/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else
var _=!0;if(_){if(s.rule!==void 0){let m=s.rule;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Le.
errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/schemas/ErrorDetails/properties/rule/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/rule",schemaPath:"#/components/s\
chemas/ErrorDetails/properties/rule/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0;if(_)if(s.
reason!==void 0){let m=s.reason;const A=e;if(e===A)if(typeof m=="string"){if(m.length<2&&f(m)<1)return Le.errors=[{instancePath:t+
"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetails/properties/reason/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Le.errors=[{instancePath:t+"/error/details/reason",schemaPath:"#/components/schemas/ErrorDetai\
ls/properties/reason/type",keyword:"type",params:{type:"string"}}],!1;var _=A===e}else var _=!0}}}}else return Le.errors=
[{instancePath:t+"/error/details",schemaPath:"#/components/schemas/ErrorDetails/type",keyword:"type",params:{type:"objec\
t"}}],!1;var o=P===e}else var o=!0}}}}else return Le.errors=[{instancePath:t+"/error",schemaPath:"#/properties/error/typ\
e",keyword:"type",params:{type:"object"}}],!1}}}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Le.errors=a,e===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kr(r,{
instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=kr.evaluated;
return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Le(r,{instancePath:t,parentData:V,parentDataProperty:B,
rootData:H,dynamicAnchors:S})||(a=a===null?Le.errors:a.concat(Le.errors),e=a.length),kr.errors=a,e===0}kr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},U.answer23=br;const Zt={$ref:"contract:#/components/schemas/WebhookDeletion"},Jt={type:"\
object",description:"What the deletion of a webhook endpoint answers.",additionalProperties:!1,required:["id","deleted"],
properties:{id:{$ref:"#/components/schemas/WebhookId"},deleted:{type:"boolean",const:!0,description:"The endpoint is gon\
e."}}};function Ve(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,
e=0;const d=Ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.deleted===void 0&&(_="deleted"))return Ve.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="id"||i===
"deleted")){return Ve.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(h===e){if(r.id!==void 0){let i=r.id;const n=e;if(e===e)if(typeof i=="string"){if(!xr.
test(i))return Ve.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/WebhookId/pattern",keyword:"pattern",params:{
pattern:"^whk_[0-9a-z]{24}$"}}],!1}else return Ve.errors=[{instancePath:t+"/id",schemaPath:"#/components/schemas/Webhook\
Id/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o)if(r.deleted!==void 0){let i=r.deleted;
const n=e;if(typeof i!="boolean")return Ve.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"\
type",params:{type:"boolean"}}],!1;if(i!==!0)return Ve.errors=[{instancePath:t+"/deleted",schemaPath:"#/properties/delet\
ed/const",keyword:"const",params:{allowedValue:!0}}],!1;var o=n===e}else var o=!0}}}else return Ve.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ve.errors=a,e===0}Ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function br(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=br.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Ve(r,{instancePath:t,
parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Ve.errors:a.concat(Ve.errors),e=a.length),br.
errors=a,e===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer24=qr;const Qt={$ref:"contract:#/componen\
ts/schemas/Balance"},es={type:"object",description:"The merchant's money per currency.",additionalProperties:!1,required:[
"available","pending","currency_details"],properties:{available:{$ref:"#/components/schemas/AmountPerCurrency",description:"\
What can be paid out now, per currency code."},pending:{$ref:"#/components/schemas/AmountPerCurrency",description:"What \
has come in and is not confirmed yet, per currency code."},currency_details:{$ref:"#/components/schemas/CurrencyDetails"}}},
nt={type:"object",description:"Amounts by currency code, each in units of its currency.",additionalProperties:!1,properties:{
BTC:{$ref:"#/components/schemas/HeldAmount"},ETH:{$ref:"#/components/schemas/HeldAmount"},LTC:{$ref:"#/components/schema\
s/HeldAmount"},USDT:{$ref:"#/components/schemas/HeldAmount"},USDC:{$ref:"#/components/schemas/HeldAmount"},TRX:{$ref:"#/\
components/schemas/HeldAmount"},XRP:{$ref:"#/components/schemas/HeldAmount"},SOL:{$ref:"#/components/schemas/HeldAmount"},
DOGE:{$ref:"#/components/schemas/HeldAmount"},USD:{$ref:"#/components/schemas/HeldAmount"},EUR:{$ref:"#/components/schem\
as/HeldAmount"},GBP:{$ref:"#/components/schemas/HeldAmount"},CHF:{$ref:"#/components/schemas/HeldAmount"},CAD:{$ref:"#/c\
omponents/schemas/HeldAmount"},AUD:{$ref:"#/components/schemas/HeldAmount"},JPY:{$ref:"#/components/schemas/HeldAmount"}}},
rs={type:"number",description:"An amount that the merchant has, in units of its currency.",minimum:0};function se(r,{instancePath:t="",
parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=se.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const _=e;for(const h in r)
if(!Ke.call(nt.properties,h)){return se.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:h}}],!1;break}if(_===e){if(r.BTC!==void 0){let h=r.BTC;const i=e;if(e===e)if(typeof h==
"number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/BTC",schemaPath:"#/components/schemas/HeldAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/BTC",schemaPath:"#/comp\
onents/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.ETH!==void 0){
let h=r.ETH;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/ETH",schemaPath:"\
#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[
{instancePath:t+"/ETH",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===
e}else var o=!0;if(o){if(r.LTC!==void 0){let h=r.LTC;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.
errors=[{instancePath:t+"/LTC",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/LTC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"\
type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.USDT!==void 0){let h=r.USDT;const i=e;if(e===e)if(typeof h==
"number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/USDT",schemaPath:"#/components/schemas/HeldAmount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/USDT",schemaPath:"#/com\
ponents/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.USDC!==
void 0){let h=r.USDC;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/USDC",
schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.
errors=[{instancePath:t+"/USDC",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],
!1;var o=i===e}else var o=!0;if(o){if(r.TRX!==void 0){let h=r.TRX;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(
h))return se.errors=[{instancePath:t+"/TRX",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/TRX",schemaPath:"#/components/schemas/HeldAmount/\
type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.XRP!==void 0){let h=r.XRP;const i=e;
if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/XRP",schemaPath:"#/components/schem\
as/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/\
XRP",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;
if(o){if(r.SOL!==void 0){let h=r.SOL;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+
"/SOL",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/SOL",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.DOGE!==void 0){let h=r.DOGE;const i=e;if(e===e)if(typeof h=="number"){
if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/DOGE",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/DOGE",schemaPath:"#/components/s\
chemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.USD!==void 0){let h=r.
USD;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/USD",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/USD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;
if(o){if(r.EUR!==void 0){let h=r.EUR;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+
"/EUR",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.GBP!==void 0){let h=r.GBP;const i=e;if(e===e)if(typeof h=="number"){if(h<
0||isNaN(h))return se.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.CHF!==void 0){let h=r.
CHF;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/CHF",schemaPath:"#/co\
mponents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/CHF",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;
if(o){if(r.CAD!==void 0){let h=r.CAD;const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+
"/CAD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else
return se.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"\
number"}}],!1;var o=i===e}else var o=!0;if(o){if(r.AUD!==void 0){let h=r.AUD;const i=e;if(e===e)if(typeof h=="number"){if(h<
0||isNaN(h))return se.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/HeldAmount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas\
/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0;if(o)if(r.JPY!==void 0){let h=r.JPY;
const i=e;if(e===e)if(typeof h=="number"){if(h<0||isNaN(h))return se.errors=[{instancePath:t+"/JPY",schemaPath:"#/compon\
ents/schemas/HeldAmount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return se.errors=[{instancePath:t+
"/JPY",schemaPath:"#/components/schemas/HeldAmount/type",keyword:"type",params:{type:"number"}}],!1;var o=i===e}else var o=!0}}}}}}}}}}}}}}}}else
return se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=a,e===
0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};const it={type:"object",description:"What withdrawing a curren\
cy costs and at least takes, per currency code.",additionalProperties:!1,properties:{BTC:{$ref:"#/components/schemas/Cry\
ptoCurrencyDetails"},ETH:{$ref:"#/components/schemas/CryptoCurrencyDetails"},LTC:{$ref:"#/components/schemas/CryptoCurre\
ncyDetails"},USDT:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USDC:{$ref:"#/components/schemas/CryptoCurrencyDet\
ails"},TRX:{$ref:"#/components/schemas/CryptoCurrencyDetails"},XRP:{$ref:"#/components/schemas/CryptoCurrencyDetails"},SOL:{
$ref:"#/components/schemas/CryptoCurrencyDetails"},DOGE:{$ref:"#/components/schemas/CryptoCurrencyDetails"},USD:{$ref:"#\
/components/schemas/FiatCurrencyDetails"},EUR:{$ref:"#/components/schemas/FiatCurrencyDetails"},GBP:{$ref:"#/components/\
schemas/FiatCurrencyDetails"},CHF:{$ref:"#/components/schemas/FiatCurrencyDetails"},CAD:{$ref:"#/components/schemas/Fiat\
CurrencyDetails"},AUD:{$ref:"#/components/schemas/FiatCurrencyDetails"},JPY:{$ref:"#/components/schemas/FiatCurrencyDeta\
ils"}}},ts={type:"object",description:"What withdrawing a fiat currency at least takes; no network carries it, so there \
is no network fee.",additionalProperties:!1,required:["minimum_withdrawal"],properties:{minimum_withdrawal:{type:"number",
minimum:0,description:"The smallest amount that can be withdrawn."}}},ss={type:"object",description:"What withdrawing a \
cryptocurrency costs and at least takes.",additionalProperties:!1,required:["minimum_withdrawal","network_fee_estimate"],
properties:{minimum_withdrawal:{type:"number",minimum:0,description:"The smallest amount that can be withdrawn."},network_fee_estimate:{
$ref:"#/components/schemas/NetworkFeeEstimate"}}},as={type:"object",description:"The network fee to expect for each leve\
l.",additionalProperties:!1,required:["low","medium","high"],properties:{low:{type:"number",minimum:0,description:"Fee o\
f the slowest level."},medium:{type:"number",minimum:0,description:"Fee of the level that is taken when none is named."},
high:{type:"number",minimum:0,description:"Fee of the fastest level."}}};function te(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=te.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.minimum_withdrawal===void 0&&(h="minimum_\
withdrawal")||r.network_fee_estimate===void 0&&(h="network_fee_estimate"))return te.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;{const i=e;for(const n in r)if(!(n==="minimum_withdrawal"||
n==="network_fee_estimate")){return te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n}}],!1;break}if(i===e){if(r.minimum_withdrawal!==void 0){let n=r.minimum_withdrawal;
const k=e;if(e===k)if(typeof n=="number"){if(n<0||isNaN(n))return te.errors=[{instancePath:t+"/minimum_withdrawal",schemaPath:"\
#/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return te.errors=[
{instancePath:t+"/minimum_withdrawal",schemaPath:"#/properties/minimum_withdrawal/type",keyword:"type",params:{type:"num\
ber"}}],!1;var o=k===e}else var o=!0;if(o)if(r.network_fee_estimate!==void 0){let n=r.network_fee_estimate;const k=e;if(e===
e)if(n&&typeof n=="object"&&!Array.isArray(n)){let s;if(n.low===void 0&&(s="low")||n.medium===void 0&&(s="medium")||n.high===
void 0&&(s="high"))return te.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"#/components/schemas/NetworkFee\
Estimate/required",keyword:"required",params:{missingProperty:s}}],!1;{const P=e;for(const z in n)if(!(z==="low"||z==="m\
edium"||z==="high")){return te.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"#/components/schemas/NetworkF\
eeEstimate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],!1;break}if(P===e){if(n.
low!==void 0){let z=n.low;const E=e;if(e===E)if(typeof z=="number"){if(z<0||isNaN(z))return te.errors=[{instancePath:t+"\
/network_fee_estimate/low",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/low/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+"/network_fee_estimate/low",schemaPath:"#/c\
omponents/schemas/NetworkFeeEstimate/properties/low/type",keyword:"type",params:{type:"number"}}],!1;var _=E===e}else var _=!0;
if(_){if(n.medium!==void 0){let z=n.medium;const E=e;if(e===E)if(typeof z=="number"){if(z<0||isNaN(z))return te.errors=[
{instancePath:t+"/network_fee_estimate/medium",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/medium/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+"/network_fee_estim\
ate/medium",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/medium/type",keyword:"type",params:{type:"num\
ber"}}],!1;var _=E===e}else var _=!0;if(_)if(n.high!==void 0){let z=n.high;const E=e;if(e===E)if(typeof z=="number"){if(z<
0||isNaN(z))return te.errors=[{instancePath:t+"/network_fee_estimate/high",schemaPath:"#/components/schemas/NetworkFeeEs\
timate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return te.errors=[{instancePath:t+
"/network_fee_estimate/high",schemaPath:"#/components/schemas/NetworkFeeEstimate/properties/high/type",keyword:"type",params:{
type:"number"}}],!1;var _=E===e}else var _=!0}}}}else return te.errors=[{instancePath:t+"/network_fee_estimate",schemaPath:"\
#/components/schemas/NetworkFeeEstimate/type",keyword:"type",params:{type:"object"}}],!1;var o=k===e}else var o=!0}}}else
return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=a,e===
0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(r,{instancePath:t="",parentData:V,parentDataProperty:B,
rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;const d=ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){const _=e;for(const h in r)if(!Ke.call(it.properties,
h)){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(_===e){if(r.BTC!==void 0){const h=e;te(r.BTC,{instancePath:t+"/BTC",parentData:r,parentDataProperty:"BTC",rootData:H,
dynamicAnchors:S})||(a=a===null?te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){if(r.ETH!==void 0){
const h=e;te(r.ETH,{instancePath:t+"/ETH",parentData:r,parentDataProperty:"ETH",rootData:H,dynamicAnchors:S})||(a=a===null?
te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){if(r.LTC!==void 0){const h=e;te(r.LTC,{instancePath:t+
"/LTC",parentData:r,parentDataProperty:"LTC",rootData:H,dynamicAnchors:S})||(a=a===null?te.errors:a.concat(te.errors),e=
a.length);var o=h===e}else var o=!0;if(o){if(r.USDT!==void 0){const h=e;te(r.USDT,{instancePath:t+"/USDT",parentData:r,parentDataProperty:"\
USDT",rootData:H,dynamicAnchors:S})||(a=a===null?te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){
if(r.USDC!==void 0){const h=e;te(r.USDC,{instancePath:t+"/USDC",parentData:r,parentDataProperty:"USDC",rootData:H,dynamicAnchors:S})||
(a=a===null?te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){if(r.TRX!==void 0){const h=e;te(r.
TRX,{instancePath:t+"/TRX",parentData:r,parentDataProperty:"TRX",rootData:H,dynamicAnchors:S})||(a=a===null?te.errors:a.
concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){if(r.XRP!==void 0){const h=e;te(r.XRP,{instancePath:t+"/XR\
P",parentData:r,parentDataProperty:"XRP",rootData:H,dynamicAnchors:S})||(a=a===null?te.errors:a.concat(te.errors),e=a.length);
var o=h===e}else var o=!0;if(o){if(r.SOL!==void 0){const h=e;te(r.SOL,{instancePath:t+"/SOL",parentData:r,parentDataProperty:"\
SOL",rootData:H,dynamicAnchors:S})||(a=a===null?te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){
if(r.DOGE!==void 0){const h=e;te(r.DOGE,{instancePath:t+"/DOGE",parentData:r,parentDataProperty:"DOGE",rootData:H,dynamicAnchors:S})||
(a=a===null?te.errors:a.concat(te.errors),e=a.length);var o=h===e}else var o=!0;if(o){if(r.USD!==void 0){let h=r.USD;const i=e;
if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.minimum_withdrawal===void 0&&(L="minimum_withdrawal"))return ae.
errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{
missingProperty:L}}],!1;{const F=e;for(const s in h)if(s!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/USD",
schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(F===e&&h.minimum_withdrawal!==void 0){let s=h.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(
s))return ae.errors=[{instancePath:t+"/USD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/prop\
erties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+
"/USD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/USD",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o){if(r.EUR!==void 0){let h=r.
EUR;const i=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.minimum_withdrawal===void 0&&(L="minimum_\
withdrawal"))return ae.errors=[{instancePath:t+"/EUR",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:L}}],!1;{const F=e;for(const s in h)if(s!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+
"/EUR",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e&&h.minimum_withdrawal!==void 0){let s=h.minimum_withdrawal;if(e===e)if(typeof s==
"number"){if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/EUR/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/EUR/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/EUR",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o){
if(r.GBP!==void 0){let h=r.GBP;const i=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.minimum_withdrawal===
void 0&&(L="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in h)if(s!=="minimum_withdraw\
al"){return ae.errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e&&h.minimum_withdrawal!==void 0){let s=h.
minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/GBP/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/GBP/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.
errors=[{instancePath:t+"/GBP",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var o=i===e}else var o=!0;if(o){if(r.CHF!==void 0){let h=r.CHF;const i=e;if(e===e)if(h&&typeof h=="object"&&
!Array.isArray(h)){let L;if(h.minimum_withdrawal===void 0&&(L="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/\
CHF",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:L}}],!1;{
const F=e;for(const s in h)if(s!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/CHF",schemaPath:"#/component\
s/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(F===e&&h.minimum_withdrawal!==void 0){let s=h.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ae.
errors=[{instancePath:t+"/CHF/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/C\
HF/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/CHF",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o){if(r.CAD!==void 0){let h=r.
CAD;const i=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.minimum_withdrawal===void 0&&(L="minimum_\
withdrawal"))return ae.errors=[{instancePath:t+"/CAD",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"\
required",params:{missingProperty:L}}],!1;{const F=e;for(const s in h)if(s!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+
"/CAD",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s}}],!1;break}if(F===e&&h.minimum_withdrawal!==void 0){let s=h.minimum_withdrawal;if(e===e)if(typeof s==
"number"){if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/CAD/minimum_withdrawal",schemaPath:"#/components/schemas/\
FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.
errors=[{instancePath:t+"/CAD/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/CAD",schemaPath:"\
#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0;if(o){
if(r.AUD!==void 0){let h=r.AUD;const i=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.minimum_withdrawal===
void 0&&(L="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyD\
etails/required",keyword:"required",params:{missingProperty:L}}],!1;{const F=e;for(const s in h)if(s!=="minimum_withdraw\
al"){return ae.errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(F===e&&h.minimum_withdrawal!==void 0){let s=h.
minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/AUD/minimum_with\
drawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/AUD/minimum_withdrawal",schemaPath:"#/components/\
schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"type",params:{type:"number"}}],!1}}}else return ae.
errors=[{instancePath:t+"/AUD",schemaPath:"#/components/schemas/FiatCurrencyDetails/type",keyword:"type",params:{type:"o\
bject"}}],!1;var o=i===e}else var o=!0;if(o)if(r.JPY!==void 0){let h=r.JPY;const i=e;if(e===e)if(h&&typeof h=="object"&&
!Array.isArray(h)){let L;if(h.minimum_withdrawal===void 0&&(L="minimum_withdrawal"))return ae.errors=[{instancePath:t+"/\
JPY",schemaPath:"#/components/schemas/FiatCurrencyDetails/required",keyword:"required",params:{missingProperty:L}}],!1;{
const F=e;for(const s in h)if(s!=="minimum_withdrawal"){return ae.errors=[{instancePath:t+"/JPY",schemaPath:"#/component\
s/schemas/FiatCurrencyDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(F===e&&h.minimum_withdrawal!==void 0){let s=h.minimum_withdrawal;if(e===e)if(typeof s=="number"){if(s<0||isNaN(s))return ae.
errors=[{instancePath:t+"/JPY/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimu\
m_withdrawal/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/J\
PY/minimum_withdrawal",schemaPath:"#/components/schemas/FiatCurrencyDetails/properties/minimum_withdrawal/type",keyword:"\
type",params:{type:"number"}}],!1}}}else return ae.errors=[{instancePath:t+"/JPY",schemaPath:"#/components/schemas/FiatC\
urrencyDetails/type",keyword:"type",params:{type:"object"}}],!1;var o=i===e}else var o=!0}}}}}}}}}}}}}}}}else return ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=a,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ze(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,
dynamicAnchors:S={}}={}){let a=null,e=0;const d=ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.available===void 0&&(_="available")||r.pending===void 0&&
(_="pending")||r.currency_details===void 0&&(_="currency_details"))return ze.errors=[{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="available"||i==="pending"||
i==="currency_details")){return ze.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.available!==void 0){const i=e;se(r.available,{instancePath:t+
"/available",parentData:r,parentDataProperty:"available",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.
errors),e=a.length);var o=i===e}else var o=!0;if(o){if(r.pending!==void 0){const i=e;se(r.pending,{instancePath:t+"/pend\
ing",parentData:r,parentDataProperty:"pending",rootData:H,dynamicAnchors:S})||(a=a===null?se.errors:a.concat(se.errors),
e=a.length);var o=i===e}else var o=!0;if(o)if(r.currency_details!==void 0){const i=e;ae(r.currency_details,{instancePath:t+
"/currency_details",parentData:r,parentDataProperty:"currency_details",rootData:H,dynamicAnchors:S})||(a=a===null?ae.errors:
a.concat(ae.errors),e=a.length);var o=i===e}else var o=!0}}}}else return ze.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return ze.errors=a,e===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const d=qr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ze(r,{instancePath:t,parentData:V,
parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?ze.errors:a.concat(ze.errors),e=a.length),qr.errors=a,e===
0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U.answer25=Dr;const ns={$ref:"contract:#/components/schemas/Ac\
count"},is={type:"object",description:"The merchant that the key belongs to.",additionalProperties:!1,required:["id","em\
ail","business_name","created_at","settings"],properties:{id:{$ref:"#/components/schemas/AccountId"},email:{$ref:"#/comp\
onents/schemas/Email",description:"The merchant's e-mail address."},business_name:{type:"string",description:"The mercha\
nt's name."},created_at:{$ref:"#/components/schemas/Timestamp",description:"When the account was opened."},settings:{$ref:"\
#/components/schemas/AccountSettings"}}},os={type:"string",description:"Identifier of an account.",pattern:"^acct_[0-9a-\
z]{24}$"},ot=new RegExp("^acct_[0-9a-z]{24}$","u"),ps={type:"object",description:"How the merchant wants things shown.",
additionalProperties:!1,required:["display_currency","language","timezone"],properties:{display_currency:{$ref:"#/compon\
ents/schemas/Currency",description:"The currency that values are shown in."},language:{type:"string",description:"A lang\
uage tag such as `en` or `pt-BR`."},timezone:{type:"string",description:"A name of the time zone database such as `UTC` \
or `Europe/Berlin`."}}};function Be(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let _;if(r.display_currency===void 0&&(_="display_currency")||r.language===void 0&&(_="lang\
uage")||r.timezone===void 0&&(_="timezone"))return Be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="display_currency"||i==="language"||i==="timezone")){
return Be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(h===e){if(r.display_currency!==void 0){let i=r.display_currency;const n=e;if(typeof i!="string")return Be.errors=
[{instancePath:t+"/display_currency",schemaPath:"#/components/schemas/Currency/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="BTC"||i==="ETH"||i==="LTC"||i==="USDT"||i==="USDC"||i==="TRX"||i==="XRP"||i==="SOL"||i==="DOGE"||i==="USD"||
i==="EUR"||i==="GBP"||i==="CHF"||i==="CAD"||i==="AUD"||i==="JPY"))return Be.errors=[{instancePath:t+"/display_currency",
schemaPath:"#/components/schemas/Currency/enum",keyword:"enum",params:{allowedValues:I.enum}}],!1;var o=n===e}else var o=!0;
if(o){if(r.language!==void 0){const i=e;if(typeof r.language!="string")return Be.errors=[{instancePath:t+"/language",schemaPath:"\
#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o)if(r.timezone!==void 0){
const i=e;if(typeof r.timezone!="string")return Be.errors=[{instancePath:t+"/timezone",schemaPath:"#/properties/timezone\
/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0}}}}else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=a,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){let a=null,e=0;
const d=Re.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let _;if(r.id===void 0&&(_="id")||r.email===void 0&&(_="email")||r.business_name===void 0&&(_="busine\
ss_name")||r.created_at===void 0&&(_="created_at")||r.settings===void 0&&(_="settings"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:_}}],!1;{const h=e;for(const i in r)if(!(i==="id"||i===
"email"||i==="business_name"||i==="created_at"||i==="settings")){return Re.errors=[{instancePath:t,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(h===e){if(r.id!==void 0){let i=r.
id;const n=e;if(e===e)if(typeof i=="string"){if(!ot.test(i))return Re.errors=[{instancePath:t+"/id",schemaPath:"#/compon\
ents/schemas/AccountId/pattern",keyword:"pattern",params:{pattern:"^acct_[0-9a-z]{24}$"}}],!1}else return Re.errors=[{instancePath:t+
"/id",schemaPath:"#/components/schemas/AccountId/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;
if(o){if(r.email!==void 0){let i=r.email;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string"){if(i.length>254&&f(i)>254)
return Re.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/maxLength",keyword:"maxLength",params:{
limit:254}}],!1;if(!or(i))return Re.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Email/format",keyword:"\
format",params:{format:"email"}}],!1}else return Re.errors=[{instancePath:t+"/email",schemaPath:"#/components/schemas/Em\
ail/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o){if(r.business_name!==void 0){const i=e;
if(typeof r.business_name!="string")return Re.errors=[{instancePath:t+"/business_name",schemaPath:"#/properties/business\
_name/type",keyword:"type",params:{type:"string"}}],!1;var o=i===e}else var o=!0;if(o){if(r.created_at!==void 0){let i=r.
created_at;const n=e,k=e;if(e===k&&e===k)if(typeof i=="string")if(c.test(i)){if(!q(i))return Re.errors=[{instancePath:t+
"/created_at",schemaPath:"#/components/schemas/Timestamp/format",keyword:"format",params:{format:"date-time"}}],!1}else return Re.
errors=[{instancePath:t+"/created_at",schemaPath:"#/components/schemas/Timestamp/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$"}}],!1;else return Re.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/components/schemas/Timestamp/type",keyword:"type",params:{type:"string"}}],!1;var o=n===e}else var o=!0;if(o)if(r.settings!==
void 0){const i=e;Be(r.settings,{instancePath:t+"/settings",parentData:r,parentDataProperty:"settings",rootData:H,dynamicAnchors:S})||
(a=a===null?Be.errors:a.concat(Be.errors),e=a.length);var o=i===e}else var o=!0}}}}}}else return Re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=a,e===0}Re.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Dr(r,{instancePath:t="",parentData:V,parentDataProperty:B,rootData:H=r,dynamicAnchors:S={}}={}){
let a=null,e=0;const d=Dr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Re(r,{instancePath:t,
parentData:V,parentDataProperty:B,rootData:H,dynamicAnchors:S})||(a=a===null?Re.errors:a.concat(Re.errors),e=a.length),Dr.
errors=a,e===0}return Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},U}export{ds as answers,ms as requests};
